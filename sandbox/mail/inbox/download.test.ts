import { expect, test } from "vitest";
import { contentDisposition } from "./download.ts";

test.each([
  ["../../etc/passwd", "__.._etc_passwd"],
  ['a"; filename="b.exe', "a_; filename=_b.exe"],
  ["a\r\nSet-Cookie: x.txt", "a_Set-Cookie_ x.txt"],
  [".htaccess", "_htaccess"],
  ["", "anexo"],
])("the file name %j is saved as %j", (hostile, safe) => {
  expect(contentDisposition(hostile)).toContain(`attachment; filename="${safe}";`);
});
