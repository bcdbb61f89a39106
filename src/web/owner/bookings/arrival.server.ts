import { z } from "zod";

/** As the guest has said it; null for the property's own hour. */
export const arrival = z
  .string()
  .regex(/^(\d\d:\d\d)?$/, "Escreva a hora, como 14:00.")
  .transform((typed) => typed || null);
