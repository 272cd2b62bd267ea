import { cleanHtml } from "@wara/domain/content/sanitise"
import { type SanitisingLevel, sanitisingLevels } from "@wara/domain/content/sanitising-levels"
import { allAttacks } from "@wara/domain/test/attack-texts"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { elementsOf } from "../../../test/page-markup.ts"
import { NoticeParagraphs } from "../../ui/notice-paragraphs.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { plainText, sanitise } from "./content.server.ts"

const levels: SanitisingLevel[] = ["strict", "basic", "text", "rich"]

const everything =
  '<h1>Uno</h1><h3>Dos</h3><p>a <strong>b</strong> <em>c</em> <b>d</b> <i>e</i> <u>f</u><br>g</p><ul><li>h</li></ul><blockquote><div><span>i</span></div></blockquote><a href="/contacto" target="_blank" rel="x">j</a><table><tr><td>k</td></tr></table>'

test.each<[SanitisingLevel, string]>([
  ["strict", "\nUno\n\nDos\n\na b c d e f\ng\n\n\nh\n\n\n\ni\n\nj\n\nk\n\n"],
  [
    "basic",
    "\nUno\n\nDos\n\na <strong>b</strong> <em>c</em> d e f<br>g\n\n\nh\n\n\n\ni\n\nj\n\nk\n\n",
  ],
  [
    "text",
    "\nUno\n\nDos\n<p>a <strong>b</strong> <em>c</em> <b>d</b> <i>e</i> <u>f</u><br>g</p>\n\nh\n\n\n\ni\n\nj\n\nk\n\n",
  ],
  [
    "rich",
    '<h2>Uno</h2><h3>Dos</h3><p>a <strong>b</strong> <em>c</em> <b>d</b> <i>e</i> <u>f</u><br>g</p><ul><li>h</li></ul><blockquote><div><span>i</span></div></blockquote><a href="/contacto" target="_blank" rel="noopener noreferrer">j</a>\n\nk\n\n',
  ],
])("[S5.4] the level %s keeps its elements and the words of all others", (level, html) => {
  expect(cleanHtml(sanitise(everything, level))).toBe(html)
})

test.each([
  ['<a href="/a" rel="nofollow">x</a>', '<a href="/a" rel="nofollow">x</a>'],
  [
    '<a href="/a" target="_blank" rel="NoFollow noreferrer opener">x</a>',
    '<a href="/a" target="_blank" rel="nofollow noreferrer noopener">x</a>',
  ],
  ['<a href="/a" rel="stylesheet">x</a>', '<a href="/a">x</a>'],
])("[S5.4] only safe values of an author's rel are preserved: %s", (html, clean) => {
  const nodes = sanitise(html, "rich")
  expect(cleanHtml(nodes)).toBe(clean)
  const markup = renderToStaticMarkup(createElement(RichText, { nodes }))
  expect(markup).toContain(/rel="[^"]*"/.exec(clean)?.[0] ?? 'href="/a"')
})

test("[S5.4] each level allows exactly what the specification names", () => {
  const words = ["strong", "em", "b", "i", "u", "br", "p"]
  const blocks = ["h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "div", "span", "a"]
  expect(sanitisingLevels).toEqual({
    strict: [],
    basic: ["strong", "em", "br"],
    text: words,
    rich: [...words, ...blocks],
  })
})

test("the collection of attacks is not accidentally empty", () => {
  expect(new Set(allAttacks).size).toBeGreaterThanOrEqual(200)
})

const linkAttributes = new Set(["href", "target", "rel"])

/** Rendered elements that the level does not allow; the first element is the wrapper. */
function disallowedIn(html: string, level: SanitisingLevel): string[] {
  const allowed: readonly string[] = sanitisingLevels[level]
  const frame = new Set(["html", "head", "body"])
  return elementsOf(`<body>${html}`)
    .filter(({ tagName }) => !frame.has(tagName))
    .flatMap(({ tagName, attrs }) => [
      ...(allowed.includes(tagName) ? [] : [tagName]),
      ...attrs.flatMap(({ name, value }) => {
        const isFine =
          tagName === "a" &&
          linkAttributes.has(name) &&
          (name !== "href" || /^(?:https?:\/\/[^/]|mailto:|tel:|\/(?![/\\])|#)/i.test(value))
        return isFine ? [] : [`${tagName} ${name}=${value}`]
      }),
    ])
}

const drawn = (html: string, level: SanitisingLevel) =>
  renderToStaticMarkup(createElement(RichText, { nodes: sanitise(html, level) }))
    .replace(/^<div class="rich-text">/, "")
    .replace(/<\/div>$/, "")

test.each(levels)(
  "[S5.4] no attack gets through the level %s, alone or beside another",
  (level) => {
    const pairs = allAttacks.map(
      (attack, place) => attack + allAttacks[(place * 7 + 3) % allAttacks.length],
    )
    for (const attack of [...allAttacks, ...pairs]) {
      const html = drawn(attack, level)
      expect(disallowedIn(html, level), attack).toEqual([])
      // The sanitised text survives a second parse unchanged (no mutation XSS).
      const again = sanitise(html, level)
      expect(again, attack).toEqual(sanitise(attack, level))
    }
  },
)

test("[S5.4] plain text contains no markup", () => {
  expect(plainText("<p>Uno <b>dos</b></p><p>tres<script>x()</script></p>")).toBe("Uno dos\n\ntres")
  for (const attack of allAttacks) {
    const words = plainText(attack)
    expect(
      disallowedIn(
        renderToStaticMarkup(createElement("p", null, words)).replace(/^<p>|<\/p>$/g, ""),
        "strict",
      ),
      attack,
    ).toEqual([])
  }
})

test("[S5.4] text without markup stays unchanged", () => {
  const typed = "Motor 5 < 10 & \"nuevo\" 'de paquete' > 3 t\n\nR&D; caudal a<1"
  expect(sanitise(typed, "text")).toEqual([typed])
  expect(plainText(typed)).toBe(typed)
})

test("both marked and blank-line paragraphs are separated", () => {
  const html = renderToStaticMarkup(
    createElement(NoticeParagraphs, {
      nodes: sanitise("Uno\ndos\n\n<b>tres</b><p>cuatro</p>\n", "text"),
    }),
  )
  expect(html.replaceAll(' class="whitespace-pre-line wrap-anywhere"', "")).toBe(
    "<p>Uno\ndos</p><p><b>tres</b></p><p>cuatro</p>",
  )
})

test("[B8.5] a stored text that unfolds to thousands of elements is not parsed and keeps its words", () => {
  const opened = Array.from({ length: 230 }, (_, index) => `<b ${index}>`).join("")
  const nodes = sanitise(`<p>Grúa${opened}${"<p>x".repeat(260)}`, "text")
  expect(nodes).toHaveLength(1)
  expect(cleanHtml(nodes)).toMatch(/^ Grúa[ x]+$/)
  expect(plainText(`<p>Grúa${opened}${"<p>x".repeat(260)}`)).toMatch(/^Grúa[ x]+$/)
})

test.each([
  ["500 elements", "<b>x</b>".repeat(251)],
  ["ten levels", `<p>${"<b><i><u>".repeat(4)}x`],
])("[B8.5] more than %s are shown as words", (_what, html) => {
  expect(cleanHtml(sanitise(html, "text"))).toMatch(/^\s*x+\s*$/)
})
