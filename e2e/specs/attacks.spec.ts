import type { Page } from "@playwright/test"
import { adPath, paths, slugPath } from "@wara/domain/site/paths"
import { allAttacks } from "@wara/domain/test/attack-texts"
import { z } from "zod"
import { insertProAd } from "../fixtures/database.ts"
import { expect, test } from "../fixtures/journey.ts"
import { openPanel } from "../fixtures/sessions.ts"

/** The database rejects NUL and lone surrogates. */
const storable = allAttacks.map((attack) => attack.replaceAll("\0", "").toWellFormed())

const begun = "Aquí comienzan los ataques."

/** Every third attack, so that one that hides the rest of a text hides few others. */
const packed = (start: number) =>
  [begun, ...storable.filter((_, place) => place % 3 === start)].join("\n\n")

const createdSchema = z.object({ data: z.object({ documentId: z.string() }) })

/** Records whatever a text makes a browser do. */
async function watch(page: Page): Promise<string[]> {
  const executed: string[] = []
  await page.exposeFunction("tellOfHarm", (what: string) => executed.push(what))
  await page.addInitScript(() => {
    window.alert = () => Reflect.get(window, "tellOfHarm")("alert")
  })
  page.on("request", (request) => {
    if (request.url().includes("evil.test")) executed.push(request.url())
  })
  return executed
}

test("[S5.4] attacks in the texts of an ad, a seller and a question run nothing", async ({
  page,
  newWindow,
  apiUrl,
  databaseUrl,
}) => {
  const executed = await watch(page)
  const panel = await openPanel(await newWindow(), apiUrl, "operador")
  const headers = { "x-wara-admin": "1" }
  const data = { question: "¿Y esto?", answer: packed(0), topic: "Ataques", order: 9_000 }
  const answer = await panel.request.post(`${apiUrl}/api/faqs`, { headers, data: { data } })
  const faq = createdSchema.parse(await answer.json()).data.documentId
  const ad = await insertProAd(databaseUrl, {
    manufacturer: `"><script>alert(1)</script><img src=x onerror=alert(1)>`,
    description: packed(1),
    about: packed(2),
  })
  try {
    for (const path of [adPath(ad.name), slugPath(ad.name), paths.faq]) {
      // The page cache is invalidated a moment after the change.
      await expect.poll(async () => (await page.request.get(path)).text()).toContain(begun)
      await page.goto(path)
    }
    await page.getByText(data.question).click()
    await expect(page.getByText(begun)).toBeVisible()
    expect(executed).toEqual([])
  } finally {
    await ad.remove()
    await panel.request.delete(`${apiUrl}/api/faqs/${faq}`, { headers })
  }
})
