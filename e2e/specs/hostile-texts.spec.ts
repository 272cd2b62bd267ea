import type { Page } from "@playwright/test"
import {
  accountLeadPath,
  adPath,
  adsPath,
  askSellerPath,
  editAdPath,
  orderPath,
  ownAdPath,
  paths,
  slugPath,
} from "@wara/domain/site/paths"
import {
  type HostileAccount,
  hostileText,
  insertHostileAccount,
} from "../fixtures/hostile-account.ts"
import { expect, openHydrated, test } from "../fixtures/journey.ts"
import { openPanel, sessionCookie } from "../fixtures/sessions.ts"

/**
 * Records scripts that a text ran, and what the browser refused: a refused script was in the page
 * all the same.
 */
async function watch(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.exposeFunction("recordHarm", (what: string) => found.push(what))
  await page.addInitScript(() => {
    const record = (what: string) => Reflect.get(window, "recordHarm")(what)
    window.alert = (text) => record(`${location.pathname} ran ${text}`)
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      record(`${location.pathname} refused ${effectiveDirective} ${blockedURI}`),
    )
  })
  return found
}

/** Whether the page shows the text, also in a field. */
const shows = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("input,textarea")]
    const texts = [document.body.innerText, ...fields.map(({ value }) => value)]
    return texts.some((text) => text.includes("onerror=alert(1)"))
  })

/** Elements that only the text's markup would make. */
const injected = (page: Page) => page.locator("img[src=x], svg[onload]").count()

type Shown = { siteUrl: string; databaseUrl: string; isOwner: boolean }

/** Opens pages of a hostile account. Returns what a text did, and how many pages showed it. */
async function visit(
  page: Page,
  { databaseUrl, isOwner, siteUrl }: Shown,
  pathsOf: (account: HostileAccount) => string[],
): Promise<{ found: string[]; showing: number }> {
  const found = await watch(page)
  const account = await insertHostileAccount(databaseUrl)
  const cookie = { name: sessionCookie, value: account.token, url: siteUrl, httpOnly: true }
  if (isOwner) await page.context().addCookies([cookie])
  let showing = 0
  try {
    for (const path of pathsOf(account)) {
      await openHydrated(page, path)
      expect(await injected(page), path).toBe(0)
      if (await shows(page)) showing += 1
    }
  } finally {
    await account.remove()
  }
  return { found, showing }
}

test.describe("[B8.58] [S5.4] what an account typed into every field neither runs nor builds anything", () => {
  // Each opens several pages, which takes longer than a minute on a very busy machine.
  test.describe.configure({ timeout: 150_000 })

  test("on public pages", async ({ page, siteUrl, databaseUrl }) => {
    const visitor = { siteUrl, databaseUrl, isOwner: false }
    const { found, showing } = await visit(page, visitor, ({ slug }) => [
      ...[adPath(slug), slugPath(slug), askSellerPath(slug), adsPath({ text: hostileText })],
    ])
    expect(found).toEqual([])
    expect(showing).toBeGreaterThan(1)
  })

  test("on the pages of its ads", async ({ page, siteUrl, databaseUrl }) => {
    const owner = { siteUrl, databaseUrl, isOwner: true }
    const { found, showing } = await visit(page, owner, ({ ad, pending }) => [
      ...[ownAdPath(ad), ownAdPath(pending), editAdPath(ad), paths.accountAds],
    ])
    expect(found).toEqual([])
    expect(showing).toBeGreaterThan(1)
  })

  test("on the pages of its orders and questions", async ({ page, siteUrl, databaseUrl }) => {
    const owner = { siteUrl, databaseUrl, isOwner: true }
    const { found, showing } = await visit(page, owner, ({ lead, order }) => [
      ...[orderPath(order), accountLeadPath(lead), paths.accountOrders, paths.accountLeads],
    ])
    expect(found).toEqual([])
    expect(showing).toBeGreaterThan(1)
  })

  test("on the pages of its profile", async ({ page, siteUrl, databaseUrl }) => {
    const owner = { siteUrl, databaseUrl, isOwner: true }
    const { found, showing } = await visit(page, owner, () => [
      ...[paths.account, paths.accountProfile, paths.accountProfileEdit, paths.publisher],
    ])
    expect(found).toEqual([])
    expect(showing).toBeGreaterThan(1)
  })

  test("on the other pages of its account", async ({ page, siteUrl, databaseUrl }) => {
    const owner = { siteUrl, databaseUrl, isOwner: true }
    const { found, showing } = await visit(page, owner, () => [
      ...[paths.accountSessions, paths.accountLeadTemplates, paths.accountPrivacy],
      paths.accountPro,
    ])
    expect(found).toEqual([])
    expect(showing).toBeGreaterThan(0)
  })

  const inPanel = [
    ({ ad, id, review }: HostileAccount) => [
      ...[`reviews/${review}/show`, `ads/${ad}/show`, `users/${id}/show`, "leads"],
    ],
    () => ["reviews", "ads", "users", "pro-requests"],
    () => ["contact-messages", "abuse-reports", "rights-requests", "orders"],
    () => ["tax-documents", "movements", "recordings", "audit"],
  ]
  for (const [part, pathsOf] of inPanel.entries()) {
    test(`in the panel, part ${part + 1}`, async ({ newWindow, apiUrl, databaseUrl }) => {
      const account = await insertHostileAccount(databaseUrl)
      const panel = await openPanel(await newWindow(), apiUrl, "operador")
      const found = await watch(panel)
      let showing = 0
      try {
        for (const path of pathsOf(account)) {
          await panel.goto(`${apiUrl}/admin/${path}`)
          await expect(panel.getByRole("heading").first()).toBeVisible()
          await expect(panel.getByRole("progressbar")).toHaveCount(0)
          expect(await injected(panel), path).toBe(0)
          if (await shows(panel)) showing += 1
        }
        expect(found).toEqual([])
        if (part === 0) expect(showing).toBeGreaterThan(1)
      } finally {
        await account.remove()
      }
    })
  }
})
