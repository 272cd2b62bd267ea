import { type CleanNode, cleanHtml } from "@wara/domain/content/sanitise"
import { isSafeAddress, sanitisingLevels } from "@wara/domain/content/sanitising-levels"
import { allAttacks } from "@wara/domain/test/attack-texts"
import { expect, test } from "vitest"
import { readRichText } from "./rich-text.tsx"

test("the preview keeps only elements of the level rich and safe links", () => {
  const html =
    '<h1>Uno</h1><p onclick="x()">Dos <b>tres</b><script>x()</script></p><img src=x onerror=x()><a href="javascript:x()">mal</a><a href="/contacto">bien</a>'
  expect(readRichText(html)).toEqual([
    { tag: "h2", children: ["Uno"] },
    { tag: "p", children: ["Dos ", { tag: "b", children: ["tres"] }] },
    "mal",
    { tag: "a", href: "/contacto", children: ["bien"] },
  ])
})

/** Elements that the level does not allow, and unsafe links. */
function disallowedIn(pieces: CleanNode[]): unknown[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === "string") return []
    const { tag, href, children } = piece
    const isFine =
      sanitisingLevels.rich.includes(tag) && (href === undefined || isSafeAddress(href))
    return [...(isFine ? [] : [piece]), ...disallowedIn(children)]
  })
}

test("[S5.4] no attack survives in the parsed preview", () => {
  for (const attack of allAttacks) {
    const pieces = readRichText(attack)
    expect(disallowedIn(pieces), attack).toEqual([])
    expect(readRichText(cleanHtml(pieces)), attack).toEqual(pieces)
  }
})
