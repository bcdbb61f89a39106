import { expect, test } from "vitest";
import { typedIn } from "./typed.ts";

test("a form is read as it was meant", () => {
  const form = new FormData();
  form.set("name", "  Maré Mansa ");
  form.set("text", "Um.\r\nDois.");
  form.set("blank", "  ");
  form.set("latitude", "-16,7");
  form.set("days", "sete");
  form.set("on", "on");
  const typed = typedIn(form);
  expect(typed.text("name")).toBe("Maré Mansa");
  expect(typed.text("text")).toBe("Um.\nDois.");
  expect(typed.orNull("blank")).toBeNull();
  expect(typed.number("latitude")).toBe(-16.7);
  expect(typed.number("blank")).toBeNaN();
  expect(typed.number("days")).toBeNaN();
  expect([typed.isOn("on"), typed.isOn("off")]).toEqual([true, false]);
});
