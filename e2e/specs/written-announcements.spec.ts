// The last journey: what it announces is on the pages of all others.
import { paths } from "@wara/domain/site/paths"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible, expectFitsNarrowest } from "../fixtures/page-checks.ts"
import { dismissOverlays, openPanel } from "../fixtures/sessions.ts"

const text = "El sábado de 2:00 a 4:00 el sitio estará en mantención: guarda antes lo que escribas."

/** An announcement that appears or goes late moves the whole page, which is 0.05 at least. */
const maxShift = 0.01

test("[B10.56] an operator announces in the panel; visitors read it on every page and close it, and it ends", async ({
  page,
  newWindow,
  siteUrl,
  apiUrl,
}) => {
  test.slow()
  const office = await newWindow()
  const panel = await openPanel(office, apiUrl, "operador")
  await panel.goto(`${apiUrl}/admin/announcements/create`)
  await panel.getByLabel("Texto").fill(text)
  await panel.getByLabel("Clase").click()
  await panel.getByRole("option", { name: "Advertencia" }).click()
  await panel.getByLabel("Desde").fill("2026-01-01T00:00")
  await panel.getByLabel("Hasta").fill("2025-01-01T00:00")
  await panel.getByRole("button", { name: "Guardar" }).click()
  await expect(panel.getByText("El fin tiene que ser después del inicio.")).toBeVisible()
  await panel.getByLabel("Hasta").fill("2090-01-01T00:00")
  await expectAccessible(panel)
  await panel.getByRole("button", { name: "Guardar" }).click()
  const row = panel.getByRole("row").filter({ hasText: text })
  await expect(row).toBeVisible()

  const banner = page.getByRole("complementary", { name: "Avisos del sitio" })
  await expect(async () => {
    await page.goto(paths.ads)
    await expect(banner).toContainText(text, { timeout: 500 })
  }).toPass()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: "dark" })
  await expectAccessible(page)
  await expectFitsNarrowest(page)
  // It is there from the first paint on, and still after the page has become a program.
  const shift = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value)
          })
          observer.observe({ type: "layout-shift", buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
        }),
    )
  await page.goto(paths.login)
  await expect(banner).toContainText(text)
  expect(await shift()).toBeLessThan(maxShift)
  const withoutScripts = await newWindow({ javaScriptEnabled: false })
  await dismissOverlays(withoutScripts, siteUrl)
  const plain = await withoutScripts.newPage()
  await plain.goto(siteUrl + paths.login)
  await expect(plain.getByText(text)).toBeVisible()
  await expect(plain.getByRole("button", { name: "Cerrar este aviso" })).toBeHidden()

  await page.getByRole("button", { name: "Cerrar este aviso" }).focus()
  await page.keyboard.press("Enter")
  await expect(banner).toBeHidden()
  await expect(page.locator("#contenido")).toBeFocused()
  await page.goto(paths.faq)
  await expect(banner).toBeHidden()
  await page.goto(paths.login)
  await expect(banner).toBeHidden()
  expect(await shift()).toBeLessThan(maxShift)

  await row.click()
  await panel.getByRole("button", { name: "Eliminar" }).click()
  await panel.getByRole("button", { name: "Confirmar" }).click()
  await expect(row).toBeHidden()
  await expect(async () => {
    await plain.goto(siteUrl + paths.login)
    await expect(plain.getByText(text)).toBeHidden({ timeout: 500 })
  }).toPass()
})
