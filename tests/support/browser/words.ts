import { confirmation } from "../../../src/web/content/pt-BR/confirmation.ts";
import { portuguese as onEveryPage } from "../../../src/web/content/pt-BR/index.ts";
import { payment } from "../../../src/web/content/pt-BR/payment.ts";

export { english } from "../../../src/web/content/en-US/index.ts";

/** All texts of the visitors' pages, including those bundled with a page. */
export const portuguese = { ...onEveryPage, confirmation, payment };
