import { paths } from "@wara/domain/site/paths"
import { publicAd } from "../fixtures/demo-ads.ts"
import { expect, test } from "../fixtures/journey.ts"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("[B10.30] a visitor reports an ad from its page", async ({ page, request, apiUrl }) => {
    await page.goto(`${paths.ads}/${await publicAd(request, apiUrl)}`)
    await page.getByRole("link", { name: "Denunciar este anuncio" }).click()
    await page.getByLabel("El precio no es real").check()
    await page.getByLabel("Qué viste").fill("corto")
    await page.getByRole("button", { name: "Enviar denuncia" }).click()
    await expect(page.getByLabel("El precio no es real")).toBeChecked()
    await page.getByLabel("Qué viste").fill("Cuesta la mitad que las demás.")
    await page.getByRole("button", { name: "Enviar denuncia" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recibimos tu denuncia")
  })
})
