import { z } from "zod";

/** The hour that the guest named; null for the property's own. */
export const arrival = z
  .string()
  .regex(/^(\d\d:\d\d)?$/, "Escreva a hora, como 14:00.")
  .transform((typed) => typed || null);
