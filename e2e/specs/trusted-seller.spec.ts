import { randomInt } from "node:crypto"
import { runStatement } from "@wara/devstack/postgres/run-statement"
import { tierApprovals } from "@wara/domain/risk/seller-tier"
import { paths } from "@wara/domain/site/paths"
import { z } from "zod"
import { pictureFile } from "../fixtures/forms.ts"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible } from "../fixtures/page-checks.ts"
import { logInAsSeller, newPerson } from "../fixtures/people.ts"
import { openPanel } from "../fixtures/sessions.ts"
import { submitAd } from "../fixtures/submit-ad.ts"

const auditSchema = z.tuple([z.object({ id: z.number() })])
const rowsSchema = z.array(z.object({ state: z.string(), slug: z.string(), review: z.number() }))

test("[B10.51] [B10.115] [B10.147] operators allow it by a switch: an ad of a trusted seller is public at once, and its audit in the panel takes it out of sight", async ({
  page,
  context,
  newWindow,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
  databaseUrl,
}) => {
  const office = await newWindow()
  const panel = await openPanel(office, apiUrl, "operador")
  await panel.goto(`${apiUrl}/admin/settings`)
  const allowed = panel.getByRole("switch", { name: /Publicar de inmediato/ })
  await allowed.check()
  await expectAccessible(panel)
  await panel.getByRole("button", { name: "Guardar" }).click()
  await expect(panel.getByText("Ajustes guardados")).toBeVisible()

  // Other journeys run meanwhile: the switch goes back however this one ends.
  await using _switch = {
    async [Symbol.asyncDispose]() {
      await panel.goto(`${apiUrl}/admin/settings`)
      await allowed.uncheck()
      await panel.getByRole("button", { name: "Guardar" }).click()
      await expect(panel.getByText("Ajustes guardados")).toBeVisible()
    },
  }

  const person = newPerson()
  const token = await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl }, person)
  const phone = `+569${randomInt(10_000_000, 99_999_999)}`
  // People approved so many ads of this seller before.
  await runStatement(
    databaseUrl,
    `with made as (insert into ads (slug, name, owner_id, state)
       select 'antes-' || users.id || '-' || n, 'Antes ' || n, users.id, 'draft'
       from users, generate_series(1, $2::int) n where email = $1 returning id)
     insert into ad_reviews (ad_id, kind, state, content, decided_at, decided_by)
     select made.id, 'first', 'approved', sample.content, now(),
       (select id from users where email = 'moderador@wara.test')
     from made, (select content from ad_reviews order by id limit 1) sample`,
    [person.email, tierApprovals.trusted],
  )
  const photo = await pictureFile(page, { width: 800, height: 600 })
  const name = `Torre de iluminación ${randomInt(1_000_000)}`
  const ad = await submitAd({ request, apiUrl, token }, { name, photo, phone, email: person.email })
  const query = `select ads.state, ads.slug, ad_reviews.id as review
    from ads join ad_reviews on ad_reviews.ad_id = ads.id and kind = 'first' where ads.id = $1`
  const read = async () => rowsSchema.parse(await runStatement(databaseUrl, query, [ad]))[0]
  await expect.poll(async () => (await read())?.state).toBe("active")
  const stored = await read()
  await page.goto(`${paths.ads}/${stored?.slug}`)
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()

  await panel.goto(`${apiUrl}/admin/reviews/${stored?.review}/show`)
  await expect(panel.getByText("Vendedor de confianza", { exact: false }).first()).toBeVisible()

  // Of ten such ads one is read afterwards: this is the one, if chance has not chosen it already.
  const draw = `insert into ad_reviews (ad_id, kind, state, content)
    select ad_id, 'audit', 'pending', content from ad_reviews where id = $1 on conflict do nothing`
  await runStatement(databaseUrl, draw, [stored?.review])
  const drawn =
    "select id from ad_reviews where ad_id = $1 and kind = 'audit' and state = 'pending'"
  const [audit] = auditSchema.parse(await runStatement(databaseUrl, drawn, [ad]))
  await panel.goto(`${apiUrl}/admin/reviews/${audit.id}/show`)
  await expect(panel.getByText("Auditoría: ya publicado").first()).toBeVisible()
  await expectAccessible(panel)
  await panel.getByRole("button", { name: /^Pedir cambios/ }).click()
  const dialog = panel.getByRole("dialog", { name: "Pedir cambios" })
  await dialog.getByRole("combobox", { name: "Motivo" }).click()
  await panel.getByRole("option").first().click()
  await dialog.getByRole("button", { name: "Pedir cambios" }).click()
  await expect.poll(async () => (await read())?.state).toBe("changes_requested")
  await page.goto(paths.accountAds)
  await expect(page.getByText("Con cambios pedidos").first()).toBeVisible()
})
