import { readCleanText } from "@wara/domain/content/clean-text"
import { hasTooMuchMarkup } from "@wara/domain/content/markup-budget"
import { type CleanNode, cleanHtml } from "@wara/domain/content/sanitise"
import { type SanitisingLevel, sanitisingLevels } from "@wara/domain/content/sanitising-levels"
import { allAttacks } from "@wara/domain/test/attack-texts"
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5"
import { expect, test } from "vitest"
import { cleanText } from "./clean-text.ts"

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
  expect(cleanText(everything, level)).toEqual({ text: html, isReduced: false })
})

test.each([
  ['<a href="/a" rel="nofollow">x</a>', '<a href="/a" rel="nofollow">x</a>'],
  [
    '<a href="/a" target="_blank" rel="NoFollow noreferrer opener">x</a>',
    '<a href="/a" target="_blank" rel="nofollow noreferrer noopener">x</a>',
  ],
  ['<a href="/a" rel="stylesheet">x</a>', '<a href="/a">x</a>'],
])("[S5.4] only safe values of an author's rel are preserved: %s", (html, clean) => {
  expect(cleanText(html, "rich").text).toBe(clean)
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

type Parsed = DefaultTreeAdapterTypes.ChildNode

const everyNode = (nodes: Parsed[]): Parsed[] =>
  nodes.flatMap((node) => [node, ...("childNodes" in node ? everyNode(node.childNodes) : [])])

const safeAddress = /^(?:https?:\/\/[^/]|mailto:|tel:|\/(?![/\\])|#)/i

/** What a parser finds in a stored text that its level does not allow. */
function disallowedIn(html: string, level: SanitisingLevel): string[] {
  const allowed: readonly string[] = sanitisingLevels[level]
  return everyNode(parseFragment(html).childNodes).flatMap((node) => {
    if ("value" in node) return []
    if (!("tagName" in node)) return [node.nodeName]
    const { attrs, tagName } = node
    const names = tagName === "a" ? ["href", "target", "rel"] : []
    return [
      ...(allowed.includes(tagName) ? [] : [tagName]),
      ...attrs
        .filter(({ name, value }) => {
          return !names.includes(name) || (name === "href" && !safeAddress.test(value))
        })
        .map(({ name, value }) => `${tagName} ${name}=${value}`),
    ]
  })
}

const pairs = allAttacks.map(
  (attack, place) => attack + allAttacks[(place * 7 + 3) % allAttacks.length],
)

test.each(levels)(
  "[S5.4] [B8.22] no attack is stored at the level %s, alone or beside another",
  (level) => {
    for (const attack of [...allAttacks, ...pairs]) {
      const { text } = cleanText(attack, level)
      expect(disallowedIn(text, level), attack).toEqual([])
      // A second parse changes nothing: no browser reads it differently, and cleaning may be repeated.
      expect(cleanText(text, level), attack).toEqual({ text, isReduced: false })
    }
  },
)

const piecesRead = (nodes: CleanNode[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === "string" ? [node] : [`<${node.tag}>`, ...piecesRead(node.children)],
  )

const piecesParsed = (nodes: Parsed[]): string[] =>
  nodes.flatMap((node) => {
    if ("value" in node) return [node.value]
    return "tagName" in node ? [`<${node.tagName}>`, ...piecesParsed(node.childNodes)] : []
  })

test.each(levels)("[B8.22] at the level %s a stored text is read as a parser reads it", (level) => {
  const typed = [everything, "P&H <b>R&D; 5 < 10</b> a<1 &lt;b> <</b>", "&amp;lt;b&gt; <i>&quot;"]
  for (const html of [...typed, ...allAttacks, ...pairs]) {
    const { text } = cleanText(html, level)
    const parsed = piecesParsed(parseFragment(text).childNodes)
    expect(piecesRead(readCleanText(text, level)), html).toEqual(parsed)
  }
})

test.each([
  "Motor 5 < 10 & \"nuevo\" 'de paquete' > 3 t\n\nR&D; caudal a<1",
  'Pala P&H 4100, cañería de 4" > 3"',
  "<p>Pala P & H, <b>5 < 10 t</b></p>",
])("[S5.4] [B8.22] what people write is stored as they wrote it: %s", (typed) => {
  expect(cleanText(typed, "text")).toEqual({ text: typed, isReduced: false })
})

test.each([
  ["500 elements", "<b>x</b>".repeat(251)],
  ["ten levels", `<p>${"<b><i><u>".repeat(4)}x`],
  ["elements that unfold", `<p>Grúa${"<b 0>".repeat(230)}${"<p>x".repeat(260)}`],
])("[B8.5] of a text of more than %s only the words are left", (_what, html) => {
  const { isReduced, text } = cleanText(html, "text")
  expect(isReduced).toBe(true)
  expect(text).toMatch(/^[Grúax\s]+$/)
  expect(hasTooMuchMarkup(text, "text")).toBe(false)
  expect(cleanText(text, "text")).toEqual({ text, isReduced: false })
})

test("[B8.22] a browser reads the elements of any stored text as they are", () => {
  const nestings = everyPair(sanitisingLevels.rich.filter((tag) => tag !== "br"))
  const packed = [0, 1, 2].map((start) =>
    allAttacks.filter((_, place) => place % 3 === start).join("\n\n"),
  )
  const moved = [...nestings, ...packed, ...allAttacks].filter((stored) => {
    const nodes = readCleanText(stored.replaceAll("\0", ""), "rich")
    const parsed = piecesParsed(parseFragment(cleanHtml(nodes)).childNodes)
    return parsed.join("|") !== piecesRead(nodes).map(withPlainBreaks).join("|")
  })
  expect(moved).toEqual([])
})

/** Parsers and React read a carriage return as a line break. */
const withPlainBreaks = (text: string) => text.replace(/\r\n?/g, "\n")

/** Every element inside every other, also with a third around them. */
function everyPair(tags: readonly string[]): string[] {
  const open = (tag: string) => (tag === "a" ? '<a href="/x">' : `<${tag}>`)
  const within = (tag: string, content: string) => `${open(tag)}x${content}y</${tag}>`
  const pairs = tags.flatMap((a) => tags.map((b) => within(a, within(b, "z"))))
  return [...pairs, ...["p", "li", "b"].flatMap((tag) => pairs.map((pair) => within(tag, pair)))]
}
