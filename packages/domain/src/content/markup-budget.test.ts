import { expect, test } from "vitest"
import { profileSchema } from "../accounts/profile-schema.ts"
import { adContentSchema } from "../ads/ad-schema.ts"
import { hasTooMuchMarkup } from "./markup-budget.ts"

const count = (times: number, write: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => write(index)).join("")

/** Two thousand nine hundred characters that a parser turns into tens of thousands of elements. */
const unfolding = `<p>${count(230, (index) => `<b ${index}>`)}${count(260, () => "<p>x")}`

test.each([
  [
    "a list of specifications",
    count(80, (index) => `<p><b>Dato ${index}:</b> 5 < 10 t</p>`),
    false,
  ],
  ["line breaks", count(300, () => "línea<br>"), false],
  ["text that is no markup", "a<1 ".repeat(700), false],
  ["elements that are opened in every paragraph", unfolding, true],
  ["the same in capitals", unfolding.toUpperCase(), true],
  ["paragraphs that close nothing", `${count(200, () => "<i>")}${count(150, () => "</p>")}`, true],
])("[B8.5] %s", (_what, html, isTooMuch) => {
  expect(hasTooMuchMarkup(html, "text")).toBe(isTooMuch)
})

test("[B8.5] ads and profiles refuse such a text before it is stored", () => {
  const issues = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
    result.error?.issues.filter(({ path }) => path[0] === "description")
  const now = new Date("2026-11-23T12:00:00Z")
  expect(unfolding.length).toBeLessThan(3_000)
  expect(issues(adContentSchema(now).safeParse({ description: unfolding }))).toHaveLength(1)
  const short = `${count(60, (index) => `<b ${index}>`)}${count(100, () => "<p>x")}`
  expect(short.length).toBeLessThan(1_000)
  const descriptions = profileSchema.options.map(({ shape }) => shape.description)
  expect(descriptions.map((field) => field.safeParse(short).success)).toEqual([false, false])
})
