import type { Page } from "@playwright/test"
import { runStatement } from "@wara/devstack/postgres/run-statement"
import { allAttacks } from "@wara/domain/content/attack-texts"
import { adPath, paths, slugPath } from "@wara/domain/site/paths"
import { z } from "zod"
import { enterPanel } from "../fixtures/enter-panel.ts"
import { expect, test } from "../fixtures/journey.ts"

/** The database takes no zero in a text, and half a sign is none. */
const storable = allAttacks.map((attack) => attack.replaceAll("\0", "").toWellFormed())

const begun = "Aquí comienzan los ataques."

/** Every third attack: one that swallows the rest of a text hides no more than those behind it. */
const packed = (start: number) =>
  [begun, ...storable.filter((_, place) => place % 3 === start)].join("\n\n")

const createdSchema = z.object({ data: z.object({ documentId: z.string() }) })
const adSchema = z.object({ id: z.number(), slug: z.string(), username: z.string() })
const keptSchema = z.array(
  adSchema.extend({ owner: z.number(), made: z.string(), told: z.string(), about: z.string() }),
)

/** Writes down whatever a text gets a browser to do. */
async function watch(page: Page): Promise<string[]> {
  const harm: string[] = []
  await page.exposeFunction("tellOfHarm", (what: string) => harm.push(what))
  await page.addInitScript(() => {
    window.alert = () => Reflect.get(window, "tellOfHarm")("alert")
  })
  page.on("request", (request) => {
    if (request.url().includes("evil.test")) harm.push(request.url())
  })
  return harm
}

test("[S5.4] texts full of attacks in an ad, a seller and a question run nothing", async ({
  page,
  browser,
  apiUrl,
  databaseUrl,
}) => {
  const harm = await watch(page)
  const panel = await enterPanel(await browser.newContext(), apiUrl, "operador")
  const headers = { "x-wara-admin": "1" }
  const data = { question: "¿Y esto?", answer: packed(0), topic: "Ataques", order: 9_000 }
  const answer = await panel.request.post(`${apiUrl}/api/faqs`, { headers, data: { data } })
  const faq = createdSchema.parse(await answer.json()).data.documentId
  const [kept] = keptSchema.parse(
    await runStatement(
      databaseUrl,
      `select ads.id, slug, username, users.id as owner, manufacturer as made,
         ads.description as told, users.description as about
       from ads join users on users.id = owner_id
       where state = 'active' and pro order by ads.id desc limit 1`,
    ),
  )
  if (kept === undefined) throw new Error("No professional seller has an ad")
  const tell = async (made: string, told: string, about: string) => {
    const { id, owner } = kept
    const ad = "update ads set manufacturer = $2, description = $3 where id = $1"
    await runStatement(databaseUrl, ad, [id, made, told])
    await runStatement(databaseUrl, "update users set description = $2 where id = $1", [
      owner,
      about,
    ])
  }
  try {
    await tell(`"><script>alert(1)</script><img src=x onerror=alert(1)>`, packed(1), packed(2))
    for (const path of [adPath(kept.slug), slugPath(kept.username), paths.faq]) {
      // What visitors share is dropped a moment after the change.
      await expect.poll(async () => (await page.request.get(path)).text()).toContain(begun)
      await page.goto(path)
    }
    await page.getByText(data.question).click()
    await expect(page.getByText(begun)).toBeVisible()
    expect(harm).toEqual([])
  } finally {
    await tell(kept.made, kept.told, kept.about)
    await panel.request.delete(`${apiUrl}/api/faqs/${faq}`, { headers })
    await panel.context().close()
  }
})
