import { paths } from "@wara/domain/site/paths"
import { expect, test } from "../fixtures/journey.ts"
import { splitWords } from "../fixtures/page-checks.ts"
import { logInAsSeller } from "../fixtures/people.ts"

test.use({ viewport: { width: 360, height: 780 } })

test("[B5.38] at 360 px the bar shows the whole cost, and no category breaks inside a word", async ({
  page,
  context,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
}) => {
  await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl })
  await page.goto(paths.postAd)
  await page.getByText("Destacar este anuncio").click()
  const cost = page
    .getByRole("listitem")
    .filter({ visible: true, hasText: /^Pagarás \$[\d.]+ al final$/ })
  const credit = page
    .getByRole("listitem")
    .filter({ visible: true, hasText: "Usarás 1 crédito; te quedan 2" })
  const saved = page.getByText(/^(Se guarda solo|Guardado(?!s).*)$/).filter({ visible: true })
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 780 })
    for (const sentence of [cost, credit, saved]) {
      await expect(sentence).toBeInViewport({ ratio: 1 })
      const isTruncated = await sentence.evaluate(
        (element) => element.scrollWidth > element.clientWidth,
      )
      expect(isTruncated).toBe(false)
    }
    expect((await saved.boundingBox())?.height).toBeLessThan(30)
  }

  await page.getByRole("button", { name: "Continuar" }).click()
  const categories = page.getByRole("group", { name: "Categoría" })
  await expect(categories.getByText("Telecomunicaciones")).toBeVisible()
  for (const width of [320, 360, 412, 768, 1440]) {
    await page.setViewportSize({ width, height: 780 })
    expect(await splitWords(categories), `${width} px`).toEqual([])
  }
})
