import { z } from "zod";
import { text } from "../form/fields.server.ts";

/** As it was typed: a space may be part of it. */
export const password = z.string().default("");

export const signInForm = z.object({ email: text, password });
export const codeForm = z.object({ code: text });
export const forgotForm = z.object({ email: text });
export const passwordForm = z.object({ token: text, password });
