import { confirmation } from "../../../src/web/content/pt-BR/confirmation.ts";
import { portuguese as onEveryPage } from "../../../src/web/content/pt-BR/index.ts";
import { payment } from "../../../src/web/content/pt-BR/payment.ts";

export { english } from "../../../src/web/content/en-US/index.ts";

/** All that a visitor's pages say, also what a page brings along by itself. */
export const portuguese = { ...onEveryPage, confirmation, payment };
