import { publicAd } from "../fixtures/demo-ads.ts"
import { expect, test } from "../fixtures/journey.ts"

test.use({ permissions: ["clipboard-read", "clipboard-write"] })

test("[S2.32] copying an ad's link shows a toast at the bottom, dismissed by a click", async ({
  page,
  request,
  apiUrl,
}) => {
  await page.goto(`/anuncios/${await publicAd(request, apiUrl)}`)
  await page.getByRole("button", { name: "Copiar enlace" }).click()
  const toast = page.getByText(/enlace copiado/i)
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  expect(box?.y).toBeGreaterThan(450)
  await toast.click()
  await expect(toast).toBeHidden()
})

test("a printed ad has only its content and its page's URL", async ({
  page,
  request,
  apiUrl,
  siteUrl,
}) => {
  const path = `/anuncios/${await publicAd(request, apiUrl)}`
  await page.goto(path)
  const address = page.getByText(`${siteUrl.replace("http://", "")}${path}`)
  await expect(address).toBeHidden()
  await page.emulateMedia({ media: "print" })
  await expect(address).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("table", { name: "Ficha técnica" })).toBeVisible()
  for (const around of ["banner", "contentinfo", "navigation", "button"] as const) {
    await expect(page.getByRole(around)).toHaveCount(0)
  }
})
