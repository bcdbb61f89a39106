import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocalUrl } from "../../language.ts";
import button from "../../ui/button.module.css";
import actions from "../../ui/kit/actions.module.css";
import { otherMeans, urlToPay } from "./other-ways.ts";
import type { Shown } from "./shown.ts";

/** Beginning another way ends this one; looking at it ends nothing. */
export function Otherwise(shown: Shown) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const means = otherMeans(shown);
  if (!means) return null;
  return (
    <div className={actions.actions}>
      <Link className={button.quiet} to={local(urlToPay(shown, means))}>
        {t("guestPayment.otherwise")}
      </Link>
    </div>
  );
}
