import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { day } from "../../domain/day.ts";
import { readTypedDate, typedDateFormat, typedDates, writeTypedDate } from "./typed-date.ts";

describe("a typed date", () => {
  test("S5.09 5 June 2027 reads '06/05/2027'", () => {
    expect(writeTypedDate(day("2027-06-05"))).toBe("06/05/2027");
    expect(readTypedDate("06/05/2027")).toBe("2027-06-05");
  });

  test("a month or day typed without its zero is understood", () => {
    expect(readTypedDate(" 6/5/2027 ")).toBe("2027-06-05");
  });

  test("eight digits without slashes are understood", () => {
    expect(readTypedDate("06052027")).toBe("2027-06-05");
  });

  test.each([
    ["20/12/2026", "2026-12-20"],
    ["31/1/2027", "2027-01-31"],
    ["13012027", "2027-01-13"],
  ])("%s can only have the day first, and is read so", (text, read) => {
    expect(readTypedDate(text)).toBe(read);
  });

  test.each(["13/13/2027", "31/02/2027", "02/30/2027", "06/05/27", "06/05", "amanhã", ""])(
    "%s is none",
    (text) => {
      expect(readTypedDate(text)).toBeNull();
    },
  );

  test("R3.01 placeholder and format of both pickers come from one constant", () => {
    const brazilian = typedDates("DD/MM/YYYY");
    expect(brazilian.write(day("2027-06-05"))).toBe("05/06/2027");
    expect(brazilian.read("05/06/2027")).toBe("2027-06-05");
    expect(typedDates(typedDateFormat).write(day("2027-06-05"))).toBe("06/05/2027");

    const pickers = readFileSync(new URL("../listing/date-fields.tsx", import.meta.url), "utf8");
    expect(pickers.match(/placeholder=\S+/g)).toEqual(["placeholder={typedDateFormat}"]);
    expect(pickers.match(/<DateInput/g)).toHaveLength(2);
  });
});
