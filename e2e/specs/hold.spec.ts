import { randomInt } from "node:crypto"
import type { BrowserContext, Page } from "@playwright/test"
import { runStatement } from "@wara/devstack/postgres/run-statement"
import { paths } from "@wara/domain/site/paths"
import { z } from "zod"
import { pictureFile } from "../fixtures/forms.ts"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible } from "../fixtures/page-checks.ts"
import { logInAsSeller, mailedLink, newPerson } from "../fixtures/people.ts"
import { openPanel } from "../fixtures/sessions.ts"
import { submitAd } from "../fixtures/submit-ad.ts"

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })
const adSchema = z.tuple([z.object({ id: z.number(), slug: z.string() })])

/** Approves an ad by a call of a logged-in moderator; returns its slug. */
async function approve(
  office: BrowserContext,
  { apiUrl, databaseUrl, ad }: { apiUrl: string; databaseUrl: string; ad: number },
): Promise<string> {
  const query = `select ad_reviews.id, ads.slug from ad_reviews
    join ads on ads.id = ad_reviews.ad_id where ad_id = $1`
  const [{ id, slug }] = adSchema.parse(await runStatement(databaseUrl, query, [ad]))
  const call = `${apiUrl}/api/admin/reviews/${id}/approve`
  const decided = await office.request.post(call, { headers: { "x-wara-admin": "1" } })
  expect(decided.ok()).toBe(true)
  return slug
}

test("[B10.46] [B10.186] a moderator puts an ad on hold, its page is gone within a second, its owner appeals from the mail, and another member publishes it again", async ({
  page,
  context,
  newWindow,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
  databaseUrl,
}) => {
  test.slow()
  const owner = newPerson()
  const name = `Chancadora L${randomInt(1_000_000_000)}`
  const token = await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl }, owner)
  const photo = await pictureFile(page, { width: 800, height: 600 })
  const ad = await submitAd({ request, apiUrl, token }, { name, photo })
  const office = await newWindow()
  const panel = await openPanel(office, apiUrl, "moderador")
  const path = `${siteUrl}${paths.ads}/${await approve(office, { apiUrl, databaseUrl, ad })}`
  const street = await newWindow()
  const status = async () => (await street.request.get(path)).status()
  await expect.poll(status).toBe(200)

  await panel.goto(`${apiUrl}/admin/ads/${ad}/show`)
  await panel.getByRole("button", { name: "Dejar en revisión preventiva" }).click()
  const dialog = panel.getByRole("dialog", { name: "Dejar en revisión preventiva" })
  await dialog.getByLabel("Mensaje para el vendedor").fill("Las fotos son de otro anuncio.")
  await expectAccessible(panel)
  await dialog.getByRole("button", { name: "Dejar en revisión preventiva" }).click()
  await expect(panel.getByText("El anuncio quedó en revisión preventiva")).toBeVisible()
  await expect.poll(status, { timeout: 1_000, intervals: [100] }).toBe(404)
  await expect(panel.getByText("decide otra persona del equipo")).toBeVisible()

  await page.goto(await mailedLink(request, mailUrl, { to: owner.email, path: paths.appeal }))
  await expect(heading(page, "Tu anuncio está en revisión preventiva")).toBeVisible()
  await expect(page.getByText("Las fotos son de otro anuncio.")).toBeVisible()
  await page.getByLabel("Tu explicación").fill("corto")
  await page.getByRole("button", { name: "Apelar" }).click()
  await expect(page.getByText("Explícanos con al menos 20 caracteres.")).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("Tu explicación").fill("Son mías: las tomé en la faena de Calama en junio.")
  await page.getByRole("button", { name: "Apelar" }).click()
  await expect(page.getByText("Recibimos tu apelación", { exact: false })).toBeVisible()
  await page.goto(`${paths.accountAds}/${ad}`)
  await expect(page.getByText("Recibimos tu apelación", { exact: false })).toBeVisible()
  await expectAccessible(page)

  const other = await newWindow()
  const desk = await openPanel(other, apiUrl, "operador")
  await desk.goto(`${apiUrl}/admin/ad-holds`)
  await expect(desk.getByText("las tomé en la faena de Calama", { exact: false })).toBeVisible()
  await expectAccessible(desk)
  await desk.setViewportSize({ width: 320, height: 780 })
  const title = desk.locator("#react-admin-title")
  const overflow = () => title.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await desk.setViewportSize({ width: 1280, height: 720 })
  await desk.getByRole("link", { name }).click()
  await desk.getByRole("button", { name: "Publicar otra vez" }).click()
  const release = desk.getByRole("dialog", { name: "Publicar otra vez" })
  await release.getByRole("button", { name: "Publicar otra vez" }).click()
  await expect(desk.getByText("El anuncio está publicado otra vez")).toBeVisible()
  await expect.poll(status, { timeout: 1_000, intervals: [100] }).toBe(200)
})
