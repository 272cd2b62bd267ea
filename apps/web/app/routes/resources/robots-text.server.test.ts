import { expect, test } from "vitest"
import { robotsTxt } from "./robots-txt.ts"

test("robots.txt names the sitemap and excludes personal pages", () => {
  const text = robotsTxt(false, "https://wara.test/sitemap.xml")
  expect(text).toContain("Sitemap: https://wara.test/sitemap.xml\n")
  expect(text).toContain("Disallow: /cuenta\n")
  expect(text).not.toContain("Disallow: /\n")
})

test("[B5.22] [S1.9] a blocked site disallows nothing, so that its noindex is read, and lists no sitemap", () => {
  expect(robotsTxt(true, "https://wara.test/sitemap.xml")).toBe("User-agent: *\nDisallow:\n")
})
