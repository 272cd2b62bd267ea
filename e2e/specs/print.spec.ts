import type { Page } from "@playwright/test"
import { adFields } from "@wara/domain/ads/ad-fields"
import { adPath, paths } from "@wara/domain/site/paths"
import { fillAd, insertProAd } from "../fixtures/database.ts"
import { expect, test } from "../fixtures/journey.ts"

/** The longest description, with long and short lines. */
const description = `Máquina en excelente estado, con mantenciones al día. ${"Motor revisado.\n\n".repeat(300)}`

async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" })
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test("[B5.24] an ad with every field filled prints on one sheet of A4, for visitors and users", async ({
  page,
  logInAs,
  databaseUrl,
}) => {
  const ad = await insertProAd(databaseUrl, {
    manufacturer: "Compañía Constructora Internacional S.A.",
    description: description.slice(0, adFields.description.max),
    about: "",
  })
  try {
    await fillAd(databaseUrl, ad.name)
    for (const reader of ["visitor", "comprador"]) {
      if (reader !== "visitor") await logInAs(reader)
      await page.goto(adPath(ad.name))
      await expect(page.getByRole("button", { name: "Imprimir ficha" })).toBeVisible()
      expect(await countSheets(page), reader).toBe(1)
    }
  } finally {
    await ad.remove()
  }
})

test("[B5.24] a list prints only its ads, three in a row, without header, filters and footer", async ({
  page,
}) => {
  await page.goto(`${paths.ads}?category=construccion`)
  const filters = page.getByRole("complementary", { name: "Filtros" })
  await expect(filters).toBeVisible()
  await page.emulateMedia({ media: "print" })
  for (const part of [page.getByRole("banner"), page.getByRole("contentinfo"), filters]) {
    await expect(part).toBeHidden()
  }
  await expect(page.getByRole("navigation")).toHaveCount(0)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("article")).toHaveCount(20)
  expect(await countSheets(page)).toBeLessThanOrEqual(3)
})
