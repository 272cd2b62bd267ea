import { expect, test } from "vitest"
import { allAttacks } from "../../test/attack-texts.ts"
import { readCleanText } from "./clean-text.ts"
import type { CleanNode } from "./sanitise.ts"
import { isSafeAddress, type SanitisingLevel, sanitisingLevels } from "./sanitising-levels.ts"

test("[B8.22] a stored text becomes elements and words", () => {
  const stored =
    'P & H, 5 < 10\n<p>a<br><b>b &amp;lt;</b></p><a href="/x?a=1&amp;b=2" target="_blank" rel="nofollow noopener">c</a>'
  expect(readCleanText(stored, "rich")).toEqual([
    "P & H, 5 < 10\n",
    {
      tag: "p",
      children: ["a", { tag: "br", children: [] }, { tag: "b", children: ["b &lt;"] }],
    },
    {
      tag: "a",
      href: "/x?a=1&b=2",
      newWindow: true,
      rel: "nofollow noopener",
      children: ["c"],
    },
  ])
})

test.each([
  "<script>alert(1)</script>",
  "<p onclick=x>",
  "</b>",
  "<P>",
  '<a href="javascript:alert(1)">',
  '<b href="/x">',
  "&nbsp;&#60;",
])("[B8.22] whatever is not written like a stored text is words: %s", (given) => {
  expect(readCleanText(given, "rich")).toEqual([given])
})

const isAllowed = (node: CleanNode, level: SanitisingLevel): boolean => {
  if (typeof node === "string") return true
  const allowed: readonly string[] = sanitisingLevels[level]
  const isSafe = node.href === undefined || (node.tag === "a" && isSafeAddress(node.href))
  return (
    allowed.includes(node.tag) && isSafe && node.children.every((child) => isAllowed(child, level))
  )
}

test("[B8.22] an attack that was stored past the rules is words, or an allowed element", () => {
  for (const level of ["strict", "basic", "text", "rich"] as const) {
    for (const attack of allAttacks) {
      const nodes = readCleanText(attack, level)
      expect(
        nodes.every((node) => isAllowed(node, level)),
        attack,
      ).toBe(true)
    }
  }
})

test("[B8.22] a text over the budget of its level is read as words, in little time", () => {
  const bomb = `<p>${"<b>x</b>".repeat(300)}</p>`
  expect(readCleanText(bomb, "text")).toEqual([` ${" x ".repeat(300)} `])
  const deep = readCleanText(`${"<b>".repeat(40)}x`, "text")
  expect(JSON.stringify(deep).split('"tag"')).toHaveLength(11)
})
