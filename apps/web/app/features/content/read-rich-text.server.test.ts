import { expect, test } from "vitest"
import { readRichText } from "./read-rich-text.server.ts"

test("headings, lists, quotes and emphasis stay, the first heading one level lower", () => {
  expect(readRichText("<h1>Uno</h1><ul><li><em>a</em></li></ul>")).toEqual([
    { tag: "h2", children: ["Uno"] },
    { tag: "ul", children: [{ tag: "li", children: [{ tag: "em", children: ["a"] }] }] },
  ])
})

test.each([
  ["<script>alert(1)</script>", []],
  ["<style>p{}</style>", []],
  ["<img src=x onerror=alert(1)>", []],
  ["<svg><script>alert(1)</script></svg>", []],
  ["<!-- note -->", []],
  ["<marquee>hola</marquee>", ["hola"]],
  ['<p onclick="x()" style="color:red">a</p>', [{ tag: "p", children: ["a"] }]],
])("what could do harm in %s is gone", (html, nodes) => {
  expect(readRichText(html)).toEqual(nodes)
})

test.each(["javascript:alert(1)", " JaVaScRiPt:x", "data:text/html,x", "//evil.cl", "vbscript:x"])(
  "a link to %s keeps its words only",
  (href) => {
    expect(readRichText(`<a href="${href}">ver</a>`)).toEqual(["ver"])
  },
)

test("links to pages, mails and other sites stay; a new window is remembered", () => {
  expect(readRichText('<a href="/contacto" target="_blank" rel="x">ver</a>')).toEqual([
    { tag: "a", href: "/contacto", newWindow: true, children: ["ver"] },
  ])
  expect(readRichText('<a href="mailto:a@b.cl">ver</a>')).toEqual([
    { tag: "a", href: "mailto:a@b.cl", children: ["ver"] },
  ])
})
