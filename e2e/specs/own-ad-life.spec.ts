import { randomInt } from "node:crypto"
import type { Page } from "@playwright/test"
import { adPath, paths } from "@wara/domain/site/paths"
import { approveAd } from "../fixtures/approve-ad.ts"
import { expireAd } from "../fixtures/database.ts"
import { pictureFile, startPayment } from "../fixtures/forms.ts"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible } from "../fixtures/page-checks.ts"
import { logInAsSeller, mailedLink, newPerson } from "../fixtures/people.ts"
import { submitAd } from "../fixtures/submit-ad.ts"

const newName = (kind: string) => `${kind} L${randomInt(1_000_000_000)}`

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })

/** The ad's row; the figures by day below it are rows too. */
const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name }).first()

/** Opens the actions of an ad in the list and returns its row. */
async function openActions(page: Page, name: string) {
  await page.goto(paths.accountAds)
  const row = rowOf(page, name)
  await row.getByLabel(`Acciones de ${name}`).first().click()
  return row
}

test("[B5.33] an owner views, corrects and withdraws an ad in review, features a public one, and renews it by a payment from the mail", async ({
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
  const token = await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl }, owner)
  const photo = await pictureFile(page, { width: 800, height: 600 })
  const names = { waiting: newName("Rodillo"), shown: newName("Torre"), other: newName("Bomba") }
  const send = (name: string) => submitAd({ request, apiUrl, token }, { name, photo })
  // Spends every free credit.
  const [, ad] = [await send(names.waiting), await send(names.shown), await send(names.other)]
  const office = await newWindow()
  await approveAd(office.request, { apiUrl, databaseUrl, ad })

  const waiting = await openActions(page, names.waiting)
  await waiting.getByRole("link", { name: "Ver" }).click()
  await expect(heading(page, names.waiting)).toBeVisible()
  await expect(page.getByText("Por ahora solo lo ves tú", { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Corregir" }).click()
  await expect(heading(page, "Corregir anuncio")).toBeVisible()
  await page.getByLabel("Marca (opcional)").fill("Bomag")
  await page.getByRole("button", { name: "Enviar a revisión" }).click()
  await expect(page.getByText("Enviamos tus cambios a revisión", { exact: false })).toBeVisible()

  const shown = await openActions(page, names.shown)
  await shown.getByText("Destacar", { exact: true }).click()
  await shown.getByRole("link", { name: "Destacar por $9.990" }).click()
  await expect(heading(page, `Destacar «${names.shown}»`)).toBeVisible()
  await startPayment(page)
  await page.getByRole("button", { name: "Pagar $9.990" }).click()
  await expect(heading(page, `Destacamos «${names.shown}»`)).toBeVisible()

  await expireAd(databaseUrl, ad)
  await page.goto(await mailedLink(request, mailUrl, { to: owner.email, path: paths.adLink }))
  await expect(heading(page, "Te falta un crédito para renovar")).toBeVisible()
  await page.getByRole("link", { name: "Comprar un pack y renovar" }).click()
  await expect(heading(page, `Renovar «${names.shown}»`)).toBeVisible()
  await startPayment(page)
  await page.getByRole("button", { name: "Pagar $5.990" }).click()
  await expect(heading(page, `Renovamos «${names.shown}»`)).toBeVisible()
  await page.getByRole("link", { name: "Ver el anuncio" }).click()
  await expect(page).toHaveURL(new RegExp(adPath("")))
  await expect(heading(page, names.shown)).toBeVisible()

  const again = await openActions(page, names.waiting)
  await expect(again).toContainText("En revisión")
  await again.getByText("Retirar", { exact: true }).click()
  await again.getByRole("button", { name: "Retirar de la revisión" }).click()
  await expect(
    page.getByText("Retiramos tu anuncio de la revisión", { exact: false }),
  ).toBeVisible()
  await expect(rowOf(page, names.waiting)).toContainText("Borrador")
})
