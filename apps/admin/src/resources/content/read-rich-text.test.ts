import { expect, test } from "vitest"
import { readRichText } from "./read-rich-text.ts"

test("the preview keeps what the level rich knows and nothing that runs or leads astray", () => {
  const html =
    '<h1>Uno</h1><p onclick="x()">Dos <b>tres</b><script>x()</script></p><img src=x onerror=x()><a href="javascript:x()">mal</a><a href="/contacto">bien</a>'
  expect(readRichText(html)).toEqual([
    { tag: "h2", children: ["Uno"] },
    { tag: "p", children: ["Dos ", { tag: "b", children: ["tres"] }] },
    "mal",
    { tag: "a", href: "/contacto", children: ["bien"] },
  ])
})
