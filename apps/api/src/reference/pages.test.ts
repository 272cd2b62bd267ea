import { paths } from "@wara/domain/site/paths"
import { expect, test } from "vitest"
import { seedFaqs } from "./faqs.ts"
import { readPages } from "./pages.ts"

const pages = readPages()
const bodies = [...pages.map((page) => page.body), ...seedFaqs.map((faq) => faq.answer)]

test("every link of the pages and questions is a path of the site", () => {
  const known = new Set<string>(Object.values(paths))
  const links = bodies.flatMap((body) => body.match(/(?<=href=")[^"]*/g) ?? [])
  expect(links.length).toBeGreaterThan(5)
  const pathOf = (link: string) => new URL(link, "https://wara.cl").pathname
  expect(links.filter((link) => link.startsWith("/") && !known.has(pathOf(link)))).toEqual([])
  expect(links.filter((link) => link.includes("$"))).toEqual([])
})

test("no text refers to a subject that the contact form lacks", () => {
  expect(bodies.filter((body) => /\basunto\b/i.test(body))).toEqual([])
})
