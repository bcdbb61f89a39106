import { expect, test } from "vitest";
import { readHtml } from "./read-html.ts";

test("a page is read element for element, without the router's scripts", () => {
  const html =
    '<!DOCTYPE html><html lang="pt-BR"><body><img alt="" src="/a?b=1&amp;c=2"/>' +
    '<button disabled="">D&#x27;or</button><script>let x = "<b>"</script></body></html>';
  expect(readHtml(html)).toEqual({
    name: "html",
    props: { lang: "pt-BR" },
    children: [
      {
        name: "body",
        props: {},
        children: [
          { name: "img", props: { alt: "", src: "/a?b=1&c=2" }, children: [] },
          { name: "button", props: { disabled: true }, children: ["D'or"] },
        ],
      },
    ],
  });
});

test("two texts that React kept apart stay apart", () => {
  expect(readHtml("<p>4<!-- --> quartos</p>").children).toEqual(["4", " quartos"]);
});

test("half a page is refused", () => {
  expect(() => readHtml("<html><body>")).toThrow("whole page");
});
