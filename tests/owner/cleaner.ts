import type { App } from "../support/browser/app.ts";
import { onceIn } from "../support/browser/turn.ts";
import { addPerson } from "./people.ts";

const zefa = {
  name: "Zefa Moura",
  email: "zefa@x.example",
  password: "conchas-e-redes-azuis",
};

/** The person with the cleaning role; the same one each time. */
export async function cleaner(app: App): Promise<typeof zefa> {
  await onceIn(app, "cleaner", () => addPerson(app, zefa, "cleaning"));
  return zefa;
}
