import type { SettingName } from "../../../server/owner-api.ts";
import { ownerContext } from "../../context.ts";
import { answerForm, FieldsRefused } from "../form/answer-form.ts";
import { show } from "../form/refusals.ts";
import type { Route } from "./+types/setting-route";
import { PlainFields } from "./plain-fields.tsx";
import { sentencesFor } from "./problem-words.ts";
import { SectionForm } from "./section-form.tsx";
import type { FieldWords, SettingPage, Values } from "./setting-page.ts";
import { settingAt, settingPages } from "./setting-pages.ts";
import { readerOf } from "./setting-reads.server.ts";

/** One route for every setting of the house. */
function settingIn(path: string): SettingName {
  const setting = settingAt(path);
  if (!setting) throw new Response(null, { status: 404 });
  return setting;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const setting = settingIn(params.setting);
  const { withPhotos }: SettingPage = settingPages[setting];
  const owner = context.get(ownerContext);
  return {
    setting,
    property: await show(owner.property()),
    photos: withPhotos ? await show(owner.listPropertyPhotos()) : [],
  };
}

export async function action(asked: Route.ActionArgs) {
  const setting = settingIn(asked.params.setting);
  return answerForm(asked, readerOf(setting), async (owner, typed) => {
    // The reader returns this setting's own type, which the compiler cannot follow here.
    const problems = Object.entries(await owner.saveSetting({ setting, ...typed } as never));
    if (problems.length === 0) return true;
    throw new FieldsRefused(sentencesFor(setting, problems, typed.value));
  });
}

export default function Setting({ loaderData }: Route.ComponentProps) {
  const { setting, ...shown } = loaderData;
  const { property } = shown;
  const page: SettingPage = settingPages[setting];
  const instead = page.instead?.(property);
  if (instead) return instead;
  const { fields, lead, stepUp, told } = page;
  return (
    <SectionForm
      key={setting}
      title={page.name}
      lead={typeof lead === "function" ? lead(property) : lead}
      version={property.version}
      {...(page.saved && { saved: page.saved })}
      {...(stepUp && { stepUp: (typed) => stepUp(property, typed) })}
    >
      {typeof fields === "function" ? (
        fields(shown)
      ) : (
        <PlainFields
          fields={fields as Readonly<Record<string, FieldWords>>}
          values={property[setting] as Values}
          told={told}
        />
      )}
      {page.below}
    </SectionForm>
  );
}
