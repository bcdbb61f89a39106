import { describe, expect, test } from "vitest";
import { addDays, day } from "../../domain/day.ts";
import { dateFormats } from "../../domain/property.ts";
import { typedDate } from "./typed-date.ts";

const { read: readTypedDate, write: writeTypedDate } = typedDate("MM/DD/YYYY");

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

  test.each([
    ["MM/DD/YYYY", "06/05/2027"],
    ["DD/MM/YYYY", "05/06/2027"],
  ] as const)("in %s 5 June 2027 is written and read as '%s'", (format, text) => {
    expect(typedDate(format).write(day("2027-06-05"))).toBe(text);
    expect(typedDate(format).read(text)).toBe("2027-06-05");
    expect(typedDate(format).read(text.replaceAll("/", ""))).toBe("2027-06-05");
  });

  test.each(dateFormats)("any day typed in %s is read back as it was", (format) => {
    for (let ahead = 0; ahead < 800; ahead++) {
      const any = addDays(day("2027-01-01"), ahead);
      expect(typedDate(format).read(typedDate(format).write(any))).toBe(any);
    }
  });
});
