import type { APIRequestContext, Page } from "@playwright/test"
import { paths } from "@wara/domain/site/paths"
import { z } from "zod"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible } from "../fixtures/page-checks.ts"
import { logInAsSeller } from "../fixtures/people.ts"

const draftSchema = z.object({
  data: z
    .object({
      version: z.number(),
      draft: z.object({ ad: z.object({ name: z.string(), price: z.number() }) }),
    })
    .nullable(),
})

/** The draft on the server, or null. */
async function savedDraft(request: APIRequestContext, apiUrl: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.get(`${apiUrl}/api/users/me/draft`, { headers })
  return draftSchema.parse(await answer.json()).data
}

const next = (page: Page) => page.getByRole("button", { name: "Continuar", exact: true })
const name = (page: Page) => page.getByLabel("Nombre del equipo")

/** The browser's stored drafts by storage name. */
function storedDrafts(page: Page): Promise<[string, string][]> {
  return page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith("wara-draft-")),
  )
}

/** Opens the form's second step with a choice that is not saved yet. */
async function beginAd(page: Page): Promise<void> {
  await page.goto(paths.postAd)
  await next(page).click()
  await expect(name(page)).toBeVisible()
}

const phoneSize = { viewport: { width: 360, height: 780 } }

test("[B5.25] an ad continues on another device from its last save, and two versions cause a question", async ({
  page: desktop,
  context,
  browser,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
}) => {
  test.slow()
  const token = await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl })
  const saved = () => savedDraft(request, apiUrl, token)
  const device = await browser.newContext({
    storageState: await context.storageState(),
    ...phoneSize,
  })
  const phone = await device.newPage()
  await beginAd(phone)
  await phone.goto(paths.faq)

  await beginAd(desktop)
  await name(desktop).fill("Excavadora Komatsu PC200-8")
  await desktop.getByLabel("Precio sin IVA").fill("12500000")
  await expect.poll(async () => (await saved())?.draft.ad.price).toBe(12_500_000)

  await phone.goto(paths.postAd)
  await expect(phone.getByText("Tienes sin terminar «Excavadora Komatsu PC200-8»")).toBeVisible()
  // Saved again while the phone shows its question.
  await name(desktop).fill("Excavadora Komatsu PC200-8 con martillo")
  await expect.poll(async () => (await saved())?.draft.ad.name).toMatch(/martillo$/)
  await phone.getByRole("button", { name: "Continuar ese anuncio" }).click()
  await expect(name(phone)).toHaveValue("Excavadora Komatsu PC200-8 con martillo")
  await expect(phone.getByLabel("Precio sin IVA")).toHaveValue("12.500.000")

  // Both continue: the second one is asked, and nothing is lost before the choice.
  await name(phone).fill("Excavadora en el teléfono")
  await expect.poll(async () => (await saved())?.draft.ad.name).toBe("Excavadora en el teléfono")
  await name(desktop).fill("Excavadora en el escritorio")
  const conflict = desktop.getByRole("region", { name: "Este anuncio cambió en otro dispositivo" })
  await expect(conflict.getByText("Excavadora en el teléfono")).toBeVisible()
  await expect(conflict.getByText("Excavadora en el escritorio")).toBeVisible()
  await expect(conflict.getByText(/^Guardada el .* a las \d\d:\d\d en Chrom/)).toBeVisible()
  await expectAccessible(desktop)
  expect((await saved())?.draft.ad.name).toBe("Excavadora en el teléfono")
  await conflict.getByRole("button", { name: "Seguir con la guardada en tu cuenta" }).click()
  await expect(name(desktop)).toHaveValue("Excavadora en el teléfono")
  await device.close()
})

test("[B5.25] a killed browser that lost its copy never replaces what it had saved", async ({
  page,
  context,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
}) => {
  test.slow()
  const token = await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl })
  const saved = () => savedDraft(request, apiUrl, token)
  await beginAd(page)
  // What is on disk when the browser is killed.
  const snapshot = await storedDrafts(page)
  expect(snapshot).toHaveLength(1)
  await name(page).fill("PRIMERO: Grúa horquilla Toyota 8FG25")
  await page.getByLabel("Precio sin IVA").fill("12500000")
  await expect.poll(async () => (await saved())?.draft.ad.price).toBe(12_500_000)
  const before = await saved()
  const restore = async () => {
    await page.goto(paths.faq)
    await page.evaluate((entries) => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith("wara-draft-")) localStorage.removeItem(key)
      }
      for (const [key, value] of entries) localStorage.setItem(key, value)
    }, snapshot)
  }

  await restore()
  await page.goto(paths.postAd)
  // The user types without seeing the question above.
  await next(page).click()
  await name(page).fill("SEGUNDO")
  const conflict = page.getByRole("region", { name: "Este anuncio cambió en otro dispositivo" })
  await expect(conflict.getByText("PRIMERO: Grúa horquilla Toyota 8FG25")).toBeVisible()
  await expect(conflict.getByText("$12.500.000 + IVA")).toBeVisible()
  expect(await saved()).toEqual(before)

  await restore()
  await page.goto(paths.postAd)
  await page.getByRole("button", { name: "Continuar ese anuncio" }).click()
  await expect(name(page)).toHaveValue("PRIMERO: Grúa horquilla Toyota 8FG25")
  expect(await saved()).toEqual(before)
})
