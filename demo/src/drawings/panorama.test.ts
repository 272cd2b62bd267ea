import { expect, test } from "vitest"
import { tagsOf } from "../../test/svg-tags.ts"
import { drawMark, drawShareCard } from "./brand.ts"
import { drawPanorama } from "./panorama.ts"

test.each(["light", "dark"] as const)(
  "the %s panorama is well formed, wide and repeatable",
  (theme) => {
    const svg = drawPanorama(theme)
    expect(tagsOf(svg)).toBe("balanced")
    expect(svg).toContain('viewBox="0 0 2400 900"')
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/)
    expect(svg.length).toBeLessThan(180_000)
    expect(drawPanorama(theme)).toBe(svg)
  },
)

test("the themes differ", () => {
  expect(drawPanorama("light")).not.toBe(drawPanorama("dark"))
})

test("the share card carries the site's name as text, with signs escaped", () => {
  const svg = drawShareCard("Hierro & Cobre")
  expect(tagsOf(svg)).toBe("balanced")
  expect(svg).toContain(">Hierro &#38; Cobre</text>")
  expect(svg).toContain('width="1200" height="630"')
})

test("the mark is two squares in the colour asked for", () => {
  const svg = drawMark({ size: 32, color: "#123456" })
  expect(tagsOf(svg)).toBe("balanced")
  expect(svg).toContain('width="32"')
  expect(svg).toContain('fill="#123456"')
  expect(svg.match(/z/g)).toHaveLength(2)
})
