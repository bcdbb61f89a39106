import { Form, useSearchParams } from "react-router";
import { housekeepingUrl, moreUrl, signOutUrl } from "../../../contract/owner-urls.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { readTyped } from "../form/read-form.ts";
import { show } from "../form/refusals.ts";
import kit from "../ui/kit.module.css";
import { Notice } from "../ui/notice.tsx";
import { OwnerPage, usePerson } from "../ui/owner-page.tsx";
import type { Route } from "./+types/security-route";
import { DevicesSection } from "./devices-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { perform, wish } from "./perform.server.ts";
import { SecondFactorSection } from "./second-factor-section.tsx";
import styles from "./security.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  return { devices: await show(context.get(ownerContext).listDevices()) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return perform(context.get(ownerContext), await readTyped(request, wish));
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const person = usePerson();
  const isCleaning = person?.role === "cleaning";
  const [params] = useSearchParams();
  const answer = actionData && "intent" in actionData ? actionData : null;
  const refusal = actionData && "refusal" in actionData ? actionData.refusal : null;
  const isAboutPassword = answer?.intent === "change-password";
  const problem = answer?.problem ?? null;
  return (
    <OwnerPage
      title="Sua segurança"
      subtitle={person?.email}
      back={isCleaning ? { to: housekeepingUrl, name: "Arrumação" } : { to: moreUrl, name: "Mais" }}
      tools={isCleaning && <SignOut />}
    >
      <div className={`${kit.narrow} ${styles.narrow}`}>
        {refusal && <Notice kind="error">{refusal.sentence}</Notice>}
        <PasswordSection
          problem={isAboutPassword ? problem : null}
          isChanged={!answer && params.get("feito") === "senha"}
        />
        <SecondFactorSection
          isOn={person?.secondFactor ?? false}
          setup={answer?.setup ?? null}
          problem={isAboutPassword ? null : problem}
        />
        <DevicesSection devices={loaderData.devices} />
      </div>
    </OwnerPage>
  );
}

/** For roles without the page 'Mais', where the others sign out. */
function SignOut() {
  return (
    <Form method="post" action={signOutUrl}>
      <button type="submit" className={button.line}>
        <Icon name="log-out" />
        Sair
      </button>
    </Form>
  );
}
