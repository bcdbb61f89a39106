import { z } from "zod";
import { number, text } from "../form/fields.server.ts";

/** Parsing only; the verb validates the texts. */
export const edit = z.object({ version: number, pt: text, en: text });
