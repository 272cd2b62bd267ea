import type { Page } from "@playwright/test"
import { paths } from "@wara/domain/site/paths"
import { pictureFile } from "../fixtures/forms.ts"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible } from "../fixtures/page-checks.ts"
import { logInAsSeller } from "../fixtures/people.ts"

/** The drafts in this browser's storage. */
function storedDraft(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("wara-draft-"))
      .join(),
  )
}

test("[S1.4] [S2.19] [S2.39] [S3.3] an ad started on one device is finished and submitted on another, and deleted from both", async ({
  page,
  context,
  browser,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
}) => {
  test.slow()
  await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl })
  const heading = (name: string) => page.getByRole("heading", { level: 1, name })
  const next = page.getByRole("button", { name: "Continuar", exact: true })
  const marked = page.getByRole("banner").getByText("Tienes un anuncio sin terminar").first()
  await page.goto(paths.postAd)
  await expect(page.getByText("Usar 1 de tus 3 créditos")).toBeVisible()
  await next.click()
  await page.getByLabel("Nombre del equipo").fill("Grúa horquilla Toyota 8FG25")
  await page.getByText("Elevación y bodega", { exact: true }).click()
  await page.getByLabel("Precio sin IVA").pressSequentially("9500000")
  await expect(page.getByLabel("Precio sin IVA")).toHaveValue("9.500.000")
  await expect(page.getByText("Con IVA: $11.305.000")).toBeVisible()
  await page.getByLabel("Descripción").fill("Grúa de 2,5 toneladas, con mantención al día.")
  await next.click()
  await expect(heading("¿Dónde está y quién responde?")).toBeVisible()
  await page.goBack()
  await expect(heading("¿Qué vendes?")).toBeVisible()
  await expectAccessible(page)
  // Leaving saves what the delayed save has not yet sent.
  await page.goto(paths.ads)
  await expect(marked).toBeAttached()
  // The response to that save was lost with the page; returning finds the result.
  await page.goto(paths.postAd)
  await expect(page.getByText("Sigue donde quedaste")).toBeVisible()
  await expect.poll(() => storedDraft(page)).toMatch(/"ad_id":\d/)
  await page.goto(paths.ads)

  const device = await browser.newContext({ storageState: await context.storageState() })
  const other = await device.newPage()
  await other.goto(paths.faq)
  await other.evaluate(() => localStorage.clear())
  await other.goto(paths.postAd)
  await expect(other.getByText("Grúa horquilla Toyota 8FG25").first()).toBeVisible()
  await other.getByRole("button", { name: "Continuar ese anuncio" }).click()
  await other.getByLabel("Teléfono").fill("912345678")
  await other.getByLabel("Región").selectOption({ label: "Antofagasta" })
  await other.getByLabel("Comuna").selectOption({ label: "Calama" })
  const go = other.getByRole("button", { name: "Continuar", exact: true })
  await go.click()
  await other.getByText("Usado", { exact: true }).click()
  await go.click()
  const photo = await pictureFile(other, { width: 900, height: 700 })
  await other.getByLabel("Agregar fotos").setInputFiles(photo)
  await expect(other.getByRole("button", { name: "Es la portada" })).toBeVisible()
  await other.getByRole("button", { name: "Revisar anuncio" }).click()
  await expect(other.getByText("Usarás 1 crédito; te quedan 2").first()).toBeVisible()
  await other.getByRole("button", { name: "Enviar a revisión" }).dblclick()
  await expect(
    other.getByRole("heading", { name: "Listo, creaste tu anuncio con éxito" }),
  ).toBeVisible()
  await other.goto(paths.postAd)
  await expect(other.getByText("Usar 1 de tus 2 créditos")).toBeVisible()
  await expect(other.getByText("Sigue donde quedaste")).toHaveCount(0)
  await device.close()

  await page.goto(paths.postAd)
  await expect(heading("¿Cómo lo publicas?")).toBeVisible()
  // It requests the draft's state; leaving before the response keeps the draft.
  await expect.poll(() => storedDraft(page)).not.toContain("Toyota")
  await expect(page.getByText("Sigue donde quedaste")).toHaveCount(0)
  await page.goto(paths.ads)
  await expect(marked).toHaveCount(0)
})
