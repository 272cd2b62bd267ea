import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { themeColours } from "./seo/site-facts.ts"

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8")

const [lightCss = "", darkCss = ""] = css.split("@media screen and (prefers-color-scheme: dark)")

function colours(block: string): Map<string, string> {
  const found = block.matchAll(/--color-([a-z-]+): oklch\(([\d. ]+)\)/g)
  return new Map([...found].map(([, name = "", value = ""]) => [name, value]))
}

const light = colours(lightCss)
const themes = { light, dark: new Map([...light, ...colours(darkCss)]) }

/** Relative luminance (WCAG) of `L C H`, through OKLab and linear sRGB. */
function luminance(oklch: string): number {
  const [l = 0, c = 0, hue = 0] = oklch.split(" ").map(Number)
  const a = c * Math.cos((hue * Math.PI) / 180)
  const b = c * Math.sin((hue * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const inGamut = (part: number) => Math.min(1, Math.max(0, part))
  const red = inGamut(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)
  const green = inGamut(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)
  const blue = inGamut(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(theme: keyof typeof themes, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => {
      const colour = themes[theme].get(name)
      if (colour === undefined) throw new Error(`No colour is called ${name}`)
      return luminance(colour)
    })
    .toSorted((first, second) => first - second)
  return (lighter + 0.05) / (darker + 0.05)
}

const backgrounds = ["paper", "surface", "sunken"]
const onBackgrounds = (...names: string[]) =>
  names.flatMap((name) => backgrounds.map((on) => [name, on]))
const bothThemes = (pairs: string[][]) =>
  pairs.flatMap(([one = "", other = ""]) =>
    (["light", "dark"] as const).map((theme) => ({ theme, one, other })),
  )

const text = bothThemes([
  ...onBackgrounds("ink", "ink-soft", "sky", "copper-strong", "ok", "warn", "bad"),
  ["ink", "heaven"],
  ["on-copper", "copper"],
  ["on-copper", "copper-strong"],
  ["badge-ink", "badge"],
  ["badge-soft", "badge"],
  ["ok", "ok-tint"],
  ["warn", "warn-tint"],
  ["bad", "bad-tint"],
  ["ink", "copper-tint"],
  ["copper-strong", "copper-tint"],
])

const controls = bothThemes([
  ...onBackgrounds("line-strong", "copper"),
  ["star", "badge"],
  ["copper", "badge"],
])

test.each(text)("$one on $other has enough contrast for text ($theme)", ({ theme, one, other }) => {
  expect(contrast(theme, one, other)).toBeGreaterThanOrEqual(4.5)
})

test.each(controls)(
  "$one next to $other has enough contrast for controls ($theme)",
  ({ theme, one, other }) => {
    expect(contrast(theme, one, other)).toBeGreaterThanOrEqual(3)
  },
)

test("the contrast of white on black is 21", () => {
  expect((luminance("1 0 0") + 0.05) / (luminance("0 0 0") + 0.05)).toBeCloseTo(21, 1)
})

/** Relative luminance of a colour written in sRGB. */
function luminanceOfHex(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.each(["light", "dark"] as const)(
  "the %s theme-color equals the page's background",
  (theme) => {
    const paper = luminance(themes[theme].get("paper") ?? "")
    expect(luminanceOfHex(themeColours[theme])).toBeCloseTo(paper, 2)
  },
)

test("[S9.5] the loading bar is 3 px high and takes 2000 ms", () => {
  expect(css).toContain("--size-loading-bar: 3px;")
  expect(css).toContain("--duration-loading: 2000ms;")
})
