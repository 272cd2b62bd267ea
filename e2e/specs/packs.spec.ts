import { paths } from "@wara/domain/site/paths"
import { buyPackPath, orderKey } from "@wara/domain/site/payment-paths"
import { startPayment } from "../fixtures/forms.ts"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible, expectGoodOnEveryDevice } from "../fixtures/page-checks.ts"
import { logInAsSeller } from "../fixtures/people.ts"

// Each journey buys for its own account: another order must not come first in its list.
test.beforeEach(async ({ context, request, apiUrl, siteUrl, mailUrl }) => {
  await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl })
})

test("a pack and a featured placement by debit: Webpay, return, and a printed receipt", async ({
  page,
}) => {
  await page.goto(paths.packs)
  await page.getByRole("link", { name: "Comprar 15 anuncios" }).click()
  await page.getByLabel(/Agregar un destacado por \$9\.990/).check()
  await expect(page.getByRole("button", { name: "Pagar $79.980 con Webpay" })).toBeVisible()
  await startPayment(page)
  await page.getByRole("button", { name: "Pagar $79.980" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recibimos tu pago")
  await expect(page.getByText("Sumamos 15 créditos para publicar y 2 créditos")).toBeVisible()
  await expectGoodOnEveryDevice(page)
  const receipt = page.getByRole("region", { name: "Comprobante de pago" })
  for (const fact of ["$79.980 CLP", "Débito", "Sin cuotas", "Terminada en 7763", "Wara"]) {
    await expect(receipt.getByText(fact, { exact: true })).toBeVisible()
  }
  await page.emulateMedia({ media: "print" })
  await expect(receipt).toBeVisible()
  for (const rest of [page.getByRole("banner"), page.getByRole("contentinfo")]) {
    await expect(rest).toBeHidden()
  }
  await page.emulateMedia({ media: "screen" })

  await page.goto(paths.accountOrders)
  await page.getByRole("link", { name: /15 anuncios \+ Anuncio destacado/ }).click()
  await expect(page.getByText("Recibimos el pago y tus créditos están en tu cuenta.")).toBeVisible()
})

test("factura: an invalid RUT is reported before payment; instalments are on the receipt", async ({
  page,
}) => {
  await page.goto(buyPackPath({ pack: "1-anuncio", invoice: true }))
  await page.getByLabel("RUT de la empresa").fill("76.086.428-4")
  await page.getByLabel("Razón social").fill("Faena SpA")
  await page.getByLabel("Giro").fill("Arriendo de maquinaria")
  await page.getByLabel("Dirección").fill("Ruta 5 Norte km 12")
  await page.getByLabel("Región", { exact: true }).selectOption({ label: "Antofagasta" })
  await page.getByLabel("Comuna", { exact: true }).selectOption({ label: "Calama" })
  await page.getByLabel(/Acepto los/).check()
  await page.getByRole("button", { name: "Pagar $5.990 con Webpay" }).click()
  await expect(page.getByText("Ese RUT no es válido", { exact: false })).toBeVisible()
  await expect(page.getByLabel("RUT de la empresa")).toBeFocused()
  await expect(page.getByLabel("Comuna", { exact: true })).toHaveValue(/\d+/)
  await page.getByLabel("RUT de la empresa").fill("76.086.428-5")
  await startPayment(page)
  await page.getByLabel("Crédito, 6 cuotas").check()
  await page.getByRole("button", { name: "Pagar $5.990" }).click()
  const receipt = page.getByRole("region", { name: "Comprobante de pago" })
  for (const fact of ["Cuotas normales", "Faena SpA", "76.086.428-5", "Factura"]) {
    await expect(receipt.getByText(fact, { exact: true })).toBeVisible()
  }
})

const failedOutcomes = [
  { choice: "Que el banco rechace", title: "El banco no autorizó el pago" },
  { choice: "Anular la compra", title: "El pago quedó anulado" },
  { choice: "Dejar vencer el formulario", title: "Se acabó el tiempo para pagar" },
] as const

test("a failed payment says why, charges nothing, and can be retried with the same choices", async ({
  page,
}) => {
  await page.goto(buyPackPath({ pack: "30-anuncios", featured: true }))
  for (const { choice, title } of failedOutcomes) {
    await expect(page.getByRole("button", { name: "Pagar $129.980 con Webpay" })).toBeVisible()
    await startPayment(page)
    await page.getByRole("button", { name: choice }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
    await expect(page.getByText("No se hizo ningún cargo", { exact: false })).toBeVisible()
    if (choice === "Que el banco rechace") await expectGoodOnEveryDevice(page)
    await page.getByRole("link", { name: "Intentar de nuevo" }).click()
  }
})

test("[B5.38] going back from Webpay shows a message; a paid order waits for a buyer who closed the browser", async ({
  page,
}) => {
  await page.goto(buyPackPath({ pack: "1-anuncio" }))
  await startPayment(page)
  await page.goBack()
  await expect(page.getByText("Volviste de Webpay.", { exact: false })).toBeInViewport()
  await startPayment(page)
  await page.getByRole("button", { name: "Cerrar el navegador después de pagar" }).click()
  const returnLink = page.getByRole("link", { name: "Volver al sitio después de todo" })
  const later = new URL((await returnLink.getAttribute("href")) ?? "", page.url())
  await page.goto(paths.accountOrders)
  const order = page.getByRole("link", { name: /Esperando el pago/ }).first()
  const id = (await order.getAttribute("href"))?.split("/").at(-1) ?? ""
  await page.goto(`${paths.packThanks}?${new URLSearchParams({ [orderKey]: id })}`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Estamos confirmando tu pago")
  await expectAccessible(page)
  await page.goto(later.href)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recibimos tu pago")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the total is shown before payment, and Webpay is entered and left by forms only", async ({
    page,
  }) => {
    await page.goto(paths.buyPack)
    await page.getByLabel(/^60 anuncios/).check()
    await page.getByLabel(/Acepto los/).check()
    await page.getByRole("button", { name: "Pagar con Webpay" }).last().click()
    await expect(page.getByRole("alert")).toContainText("$199.990")
    await page.getByRole("button", { name: "Pagar $199.990 con Webpay" }).click()
    await page.getByRole("button", { name: "Anular la compra" }).click()
    await page.getByRole("button", { name: "Volver al sitio" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("El pago quedó anulado")
  })
})
