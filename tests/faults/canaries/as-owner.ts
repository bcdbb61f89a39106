import { askNoSecondFactor } from "../../../sample/ask-no-second-factor.ts";
import { createOwner } from "../../../src/server/owner/create-owner.ts";
import type { Scene } from "./as-guest.ts";
import { Caller } from "./caller.ts";
import type { Canaries, Kind } from "./canaries.ts";
import { sendWhatDialogsSend } from "./dialogs.ts";
import { type Field, type Form, formsOf, linksOf } from "./forms.ts";

export type Owner = { readonly email: string; readonly password: string };

export async function hireOwner({ app, canaries }: Scene): Promise<Owner> {
  const owner = { email: canaries.plant("email"), password: canaries.plant("password") };
  await createOwner(
    app.deps.db,
    { name: canaries.plant("name"), ...owner },
    new Date(app.deps.clock()),
  );
  await askNoSecondFactor(app.deps.db, owner.email);
  return owner;
}

export async function signIn(scene: Scene, { email, password }: Owner): Promise<Caller> {
  const caller = new Caller(scene.url, scene.locations);
  await caller.submit("/admin/entrar", { email, password });
  for (const cookie of caller.cookies.values()) scene.canaries.adopt("cookie", cookie);
  return caller;
}

/** Wrong passwords, password resets and invalid links. */
export async function knock(scene: Scene, owner: Owner): Promise<void> {
  const { canaries } = scene;
  const stranger = new Caller(scene.url, scene.locations);
  const wrong = { email: canaries.plant("email"), password: canaries.plant("password") };
  await stranger.submit("/admin/entrar", wrong);
  await stranger.submit("/admin/entrar", { ...wrong, email: owner.email });
  await stranger.submit("/admin/entrar", { email: canaries.plant("note"), password: "\u0000" });
  await stranger.submit("/admin/codigo", { code: canaries.plant("token") });
  await stranger.submit("/admin/esqueci", { email: canaries.plant("email") });
  await stranger.submit("/admin/esqueci", { email: owner.email });
  const token = canaries.plant("token");
  await stranger.submit("/admin/senha", { token, password: canaries.plant("password") });
}

/**
 * Every form of every protected page: valid, invalid and, if `thorough`, once per field with the
 * other values unchanged, which is mostly accepted.
 */
export async function fillEveryForm(
  scene: Scene,
  owner: Owner,
  thorough: boolean,
): Promise<number> {
  let caller = await signIn(scene, owner);
  let filled = 0;
  const submit = async (form: Form, fillOne: (field: Field) => string) => {
    const fields = form.fields.map((field) => [field.name, fillOne(field)]);
    await caller.submit(form.action, Object.fromEntries(fields));
    filled++;
  };
  for (const path of await crawl(caller)) {
    for (const form of await formsAt(caller, path)) {
      const alone = thorough ? form.fields.filter(isTyped) : [];
      for (const { name } of alone) {
        // Read again: the save has raised the version.
        const [same] = (await formsAt(caller, path)).filter((one) => isLike(one, form));
        await submit(same ?? form, (field) =>
          field.name === name ? fill(scene.canaries, field) : field.value,
        );
      }
      await submit(form, (field) => fill(scene.canaries, field));
      await submit(form, (field) =>
        isTyped(field) ? `${scene.canaries.plant("note")}\u0000` : field.value,
      );
    }
    // Some forms sign people out.
    if ((await caller.ask(path)).status !== 200) caller = await signIn(scene, owner);
  }
  await sendWhatDialogsSend(scene, caller);
  return filled;
}

async function formsAt(caller: Caller, path: string): Promise<Form[]> {
  const forms = formsOf((await caller.ask(path)).text, path);
  return forms.filter(({ action }) => !LEAVING.includes(action));
}

function isLike(one: Form, other: Form): boolean {
  const names = ({ action, fields }: Form) => [action, ...fields.map(({ name }) => name)].join();
  return names(one) === names(other);
}

const LEAVING = [
  ...["/admin/sair", "/admin/reservas.csv", "/admin/numeros.csv", "/admin/dinheiro/exportar"],
];
const MOST_PAGES = 60;

async function crawl(caller: Caller): Promise<string[]> {
  const pages = ["/admin"];
  for (const path of pages) {
    if (pages.length > MOST_PAGES) break;
    const links = linksOf((await caller.ask(path)).text);
    const found = links.filter((link) => !LEAVING.includes(link) && !pages.includes(link));
    pages.push(...new Set(found));
  }
  return pages;
}

const fixed = ["hidden", "submit", "select", "radio", "checkbox", "number", "date", "time"];
const kindOfType: Record<string, Kind> = { email: "email", tel: "phone", password: "password" };

function isTyped({ type }: Field): boolean {
  return !fixed.includes(type);
}

function fill(canaries: Canaries, field: Field): string {
  if (!isTyped(field)) return field.value;
  const { name, type } = field;
  const kind = kindOfType[type];
  if (kind) return canaries.plant(kind);
  if (/mail/i.test(name)) return canaries.plant("email");
  if (/fone|phone|whats/i.test(name)) return canaries.plant("phone");
  return canaries.plant(/nome|name/i.test(name) ? "name" : "message");
}
