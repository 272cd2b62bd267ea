import { readCleanText } from "@wara/domain/content/clean-text"
import { type SanitisingLevel, sanitisingLevels } from "@wara/domain/content/sanitising-levels"
import { allAttacks } from "@wara/domain/test/attack-texts"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { elementsOf } from "../../../test/page-markup.ts"
import { NoticeParagraphs } from "../../ui/notice-paragraphs.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { plainText } from "./content.server.ts"

const linkAttributes = new Set(["href", "target", "rel"])

/** Rendered elements that the level does not allow. */
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

const drawn = (stored: string, level: SanitisingLevel) =>
  renderToStaticMarkup(createElement(RichText, { nodes: readCleanText(stored, level) }))
    .replace(/^<div class="rich-text">/, "")
    .replace(/<\/div>$/, "")

test.each(["strict", "basic", "text", "rich"] as const)(
  "[S5.4] [B8.22] no attack that was stored past the rules gets through the level %s",
  (level) => {
    const pairs = allAttacks.map(
      (attack, place) => attack + allAttacks[(place * 7 + 3) % allAttacks.length],
    )
    for (const attack of [...allAttacks, ...pairs]) {
      expect(disallowedIn(drawn(attack, level), level), attack).toEqual([])
    }
  },
)

test("[S5.4] a stored text is rendered as it is stored", () => {
  const stored =
    '<h2>Uno</h2><p>a <b>b</b><br>5 &lt;b</p><a href="/contacto" target="_blank" rel="nofollow noopener">c</a>'
  expect(drawn(stored, "rich").replace("<br/>", "<br>")).toBe(stored)
})

test("[S5.4] plain text contains no markup", () => {
  expect(plainText("<p>Uno <b>dos</b></p><p>tres</p>")).toBe("Uno dos\n\ntres")
  const typed = "Motor 5 < 10 & \"nuevo\" 'de paquete' > 3 t\n\nR&D; caudal a<1"
  expect(plainText(typed)).toBe(typed)
})

test("both marked and blank-line paragraphs are separated", () => {
  const html = renderToStaticMarkup(
    createElement(NoticeParagraphs, {
      nodes: readCleanText("Uno\ndos\n\n<b>tres</b><p>cuatro</p>\n", "text"),
    }),
  )
  expect(html.replaceAll(' class="whitespace-pre-line wrap-anywhere"', "")).toBe(
    "<p>Uno\ndos</p><p><b>tres</b></p><p>cuatro</p>",
  )
})

test("[B8.22] a page of sixty thousand characters is read whole", () => {
  const paragraph = `<p>${"Grúa de cadenas, ".repeat(5)}<b>5 t</b></p>`
  const stored = paragraph.repeat(Math.floor(60_000 / paragraph.length))
  expect(readCleanText(stored, "rich")).toHaveLength(Math.floor(60_000 / paragraph.length))
  expect(drawn(stored, "rich")).toBe(stored)
})
