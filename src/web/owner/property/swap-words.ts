import type { PropertyPix } from "../../../contract/owner/property.ts";
import { formatPixKey, readPixKey } from "../../../domain/pix-key.ts";
import type { StepUpWords } from "../form/step-up.tsx";

type Typed = Readonly<Record<string, string>>;

/** Old and new side by side, before the money goes elsewhere; null if key and payee stay. */
export function swapWords(pix: PropertyPix, typed: Typed): StepUpWords | null {
  const { key = "", payee = "", left } = typed;
  const now = pix ? formatPixKey(pix.key) : NONE;
  const read = readPixKey(key);
  const then = read ? formatPixKey(read.key) : key.trim() || NONE;
  const changes = [
    ...(now === then ? [] : [["Hoje", now] as const, ["Nova", then] as const]),
    ...(pix && then !== NONE && payee.trim() !== pix.payee
      ? [["Recebia", pix.payee] as const, ["Recebe", payee.trim()] as const]
      : []),
  ];
  if (changes.length === 0) return null;
  return {
    title: now === then ? "Trocar quem recebe" : "Trocar a chave Pix",
    lead: leadOf(now, then, left),
    facts: changes,
    button: now === then ? "Trocar" : "Trocar a chave",
  };
}

const NONE = "sem chave";

function leadOf(now: string, then: string, left: string | undefined): string {
  if (now === then) return "É o nome por que o hóspede confere antes de pagar.";
  if (left === "not-ours")
    return "Os Pix abertos na chave de antes acabam, e avisamos esses hóspedes para não pagar.";
  if (then === NONE) return "Daqui em diante ninguém começa um Pix na chave da casa.";
  if (now === NONE) return "Daqui em diante o dinheiro do Pix cai nesta conta.";
  return "Daqui em diante o dinheiro cai em outra conta. Quem já está com um Pix aberto termina na chave de antes.";
}
