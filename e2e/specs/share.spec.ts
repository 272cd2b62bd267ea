import { publicAd } from "../fixtures/demo-ads.ts"
import { expect, test } from "../fixtures/journey.ts"

test.use({ permissions: ["clipboard-read", "clipboard-write"] })

test("[S2.32] copying an ad's link says so in a toast at the bottom, dismissed by a click", async ({
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
