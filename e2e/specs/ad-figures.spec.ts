import { randomInt } from "node:crypto"
import { runStatement } from "@wara/devstack/postgres/run-statement"
import { printedCodeFragment } from "@wara/domain/figures/ad-signal"
import { adPath, paths } from "@wara/domain/site/paths"
import { startJob } from "../fixtures/database.ts"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible, expectFitsNarrowest } from "../fixtures/page-checks.ts"
import { logInAsSeller, newPerson } from "../fixtures/people.ts"

/** A public ad of a seller, since nine days, with numbers of the last week. */
async function insertSeenAd(databaseUrl: string, email: string): Promise<string> {
  const slug = `vista-${randomInt(1_000_000_000)}`
  await runStatement(
    databaseUrl,
    `with ad as (
       insert into ads (owner_id, slug, name, manufacturer, state, price, price_clp,
         category_id, commune_id, condition_id, created_at, published_at, expires_at)
       select id, $1::text, 'Grúa con visitas', 'Propia', 'active', 1000, 1000,
         (select category_id from category_figures order by category_id limit 1),
         (select min(id) from communes), (select min(id) from conditions),
         now() - interval '9 days', now() - interval '9 days', now() + interval '6 days'
       from users where email = $2 returning id)
     insert into ad_daily (ad_id, day, list_views, views, forms)
     select ad.id, (now() at time zone 'America/Santiago')::date - days, 40, 10 + days, days / 7 from ad, generate_series(1, 7) days`,
    [slug, email],
  )
  return slug
}

test("[B10.79] [B10.70] [B10.74] [B10.75] a visit is counted without cookies, and its seller sees it with curve, table and the median of the category", async ({
  page,
  context,
  browser,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
  databaseUrl,
}) => {
  const seller = newPerson()
  await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl }, seller)
  const slug = await insertSeenAd(databaseUrl, seller.email)
  const visitor = await browser.newContext({ baseURL: siteUrl })
  // A program says that it is one, and would not be counted.
  await visitor.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false })
  })
  const visit = await visitor.newPage()
  await visit.goto(`${adPath(slug)}#${printedCodeFragment}`)
  const counted = async () => {
    await startJob(databaseUrl, "ad-figures")
    return runStatement(
      databaseUrl,
      `select views, qr from ad_daily join ads on ads.id = ad_id
       where slug = $1 and day = (now() at time zone 'America/Santiago')::date`,
      [slug],
    )
  }
  await expect.poll(counted).toEqual([{ views: 1, qr: 1 }])
  expect((await visitor.cookies()).map(({ name }) => name)).toEqual([])
  await visitor.close()

  await page.goto(paths.accountAds)
  const line = page.getByText("99 visitas · 1 contacto").filter({ visible: true })
  await line.click()
  const shown = page.getByRole("img", { name: /99 en total, 17 el mejor día/ })
  await expect(shown.filter({ visible: true })).toHaveCount(1)
  const days = page.getByRole("region", { name: "Visitas por día" }).filter({ visible: true })
  await expect(days.getByRole("row")).toHaveCount(29)
  const table = page.getByRole("table", { name: "Números de Grúa con visitas" })
  await expect(table.getByRole("row", { name: /Apareció en listas/ })).toContainText("280")
  await expect(
    table
      .getByRole("row", { name: /Visitas/ })
      .getByRole("cell")
      .last(),
  ).toHaveText(/^[\d.,]+$/)
  await expect(
    page.getByText(/mediana de [\d.]+ anuncios vigentes/).filter({ visible: true }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: "dark" })
  await expectAccessible(page)
  await expectFitsNarrowest(page)
  await page.goto(paths.account)
  const week = page.getByRole("region", { name: "Tus anuncios esta semana" })
  await expect(week).toContainText("Visitas")
})
