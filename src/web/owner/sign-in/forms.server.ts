import { z } from "zod";
import { text } from "../form/fields.server.ts";

/** Not trimmed: a space may be part of the password. */
export const password = z.string().default("");

export const signInForm = z.object({ email: text, password });
export const codeForm = z.object({ code: text });
export const forgotForm = z.object({ email: text });
export const passwordForm = z.object({ token: text, password });
