import type { HouseContact, HouseProblem, HouseProblems } from "../../contract/owner/house.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { line, problemsIn, wholeWithin } from "./checks.ts";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function editContact(edit: PropertyEdit, contact: HouseContact): Promise<HouseProblems> {
  const problems = problemsIn({
    name: line(contact.name),
    shortName: line(contact.shortName),
    phone: phone(contact.phone),
    secondPhone: phone(contact.secondPhone),
    whatsapp: contact.whatsapp === null ? null : whatsapp(contact.whatsapp),
    email: contact.email === null || EMAIL.test(contact.email) ? null : "not-an-email",
    year: wholeWithin(contact.year, 1500, 2200),
    dashboardUrl: link(contact.dashboardUrl),
  });
  return changeProperty(edit, problems, () => ({
    name: contact.name,
    short_name: contact.shortName,
    phone: contact.phone,
    second_phone: contact.secondPhone,
    whatsapp: contact.whatsapp,
    email: contact.email,
    year: contact.year,
    dashboard_url: contact.dashboardUrl,
  }));
}

/** Area code and number: the country's code is added where the number is dialled. */
function phone(text: string): HouseProblem | null {
  const digits = text.replace(/\D/g, "").length;
  return /^[\d\s()+-]*$/.test(text) && (digits === 10 || digits === 11) ? null : "not-a-phone";
}

/** Digits alone, the country's code first. */
function whatsapp(digits: string): HouseProblem | null {
  return /^\d{12,15}$/.test(digits) ? null : "not-a-phone";
}

/** Ours, or somebody else's over https: what stands here is a link on every page. */
function link(url: string): HouseProblem | null {
  if (/^\/(?!\/)\S*$/.test(url)) return null;
  return url.startsWith("https://") && URL.canParse(url) ? null : "not-a-link";
}
