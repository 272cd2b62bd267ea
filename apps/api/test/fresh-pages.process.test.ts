import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { readContent } from "../src/modules/ads/ad-content-store.ts"
import { storeReadings } from "../src/modules/indicators/store.ts"
import { addAd } from "./add-ad.ts"
import { addSession, addUser } from "./add-user.ts"
import { testServiceToken } from "./create-test-app.ts"
import { openTwoSites, sessionCookie, type TwoSites } from "./open-two-sites.ts"
import { addPendingAd, addTestSeller, type TestSeller, waitingReview } from "./publish-ad.ts"

/** Milliseconds after a change in which a page may be requested that does not show it. */
const maxDelayMs = 1_000

let sites: TwoSites
let seller: TestSeller
let staff = ""
/** A visitor and a logged-in user of each site. */
let readers: { siteUrl: string; headers: Record<string, string>; name: string }[] = []

beforeAll(async () => {
  sites = await openTwoSites()
  const { database } = sites.api
  seller = await addTestSeller(sites.api)
  staff = await addSession(database, await addUser(database, { role: "moderator" }))
  const user = await addSession(database, await addUser(database, { confirmedAt: new Date() }))
  readers = sites.siteUrls.flatMap((siteUrl, site) => [
    { siteUrl, headers: {}, name: `visitor of site ${site + 1}` },
    { siteUrl, headers: { cookie: `${sessionCookie}=${user}` }, name: `user of site ${site + 1}` },
  ])
})

afterAll(() => sites.close())

/** The page as each reader sees it. */
const readByAll = (path: string) =>
  Promise.all(
    readers.map(async ({ siteUrl, headers, name }) => {
      const answer = await fetch(siteUrl + path, { headers })
      return { name, text: await answer.text() }
    }),
  )

/** The readers whose page does not (or still does) contain a text. */
async function readersWithout(path: string, text: string, isShown: boolean): Promise<string[]> {
  const pages = await readByAll(path)
  return pages.filter((page) => page.text.includes(text) !== isShown).map(({ name }) => name)
}

/** Changes something at one api, after every reader has seen the page as it was before. */
async function change(
  at: { path: string; text: string; isShown: boolean },
  act: () => Promise<unknown>,
): Promise<void> {
  const { path, text, isShown } = at
  // Twice: the second time pages come from the stores of both servers.
  for (const _ of [1, 2]) expect(await readersWithout(path, text, !isShown)).toEqual([])
  await act()
  const changedAt = performance.now()
  for (;;) {
    const askedAt = performance.now()
    const stale = await readersWithout(path, text, isShown)
    if (stale.length === 0) return
    expect(askedAt - changedAt, `${path} is old for ${stale.join(", ")}`).toBeLessThan(maxDelayMs)
  }
}

/** A call to one of the apis, which must succeed. */
async function call(api: 0 | 1, token: string, request: string, data: object): Promise<void> {
  const [method = "", path = ""] = request.split(" ")
  const answer = await fetch(`${sites.apiUrls[api]}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ data }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}

test("[B7.5] approval, edit, pause and end show on both sites within a second, to visitors and users", async () => {
  const name = "Motoniveladora Cat 140K"
  const adId = await addPendingAd(sites.api, seller, { content: { name } })
  const review = await waitingReview(sites.api, adId)
  await change({ path: "/anuncios", text: name, isShown: true }, () =>
    call(0, staff, `POST /admin/reviews/${review}/approve`, {}),
  )
  const { rows } = await sites.api.pool.query("select slug from ads where id = $1", [adId])
  const { slug } = z.object({ slug: z.string() }).parse(rows[0])
  const path = `/anuncios/${slug}`
  const content = await readContent(sites.api.database, adId)
  for (const at of [path, "/anuncios"]) {
    const price = at === path ? 13_370_000 : 14_410_000
    const text = price.toLocaleString("es-CL")
    await change({ path: at, text, isShown: true }, () =>
      call(1, seller.token, `PUT /users/me/ads/${adId}`, { ...content, price }),
    )
  }
  await change({ path: "/anuncios", text: name, isShown: false }, () =>
    call(0, seller.token, `POST /users/me/ads/${adId}/deactivate`, { reason: "withdrawn" }),
  )
  await change({ path: "/anuncios", text: name, isShown: true }, () =>
    call(1, seller.token, `POST /users/me/ads/${adId}/resume`, {}),
  )
  await change({ path: "/anuncios", text: name, isShown: false }, () =>
    call(1, seller.token, `POST /users/me/ads/${adId}/deactivate`, { reason: "sold" }),
  )
})

/** How many pages of the first site were rendered so far, for visitors and users. */
async function renderings(): Promise<number> {
  const headers = { authorization: `Bearer ${testServiceToken}` }
  const text = await (await fetch(`${sites.siteUrls[0]}/metrics`, { headers })).text()
  const [, misses = "0"] = /page_cache_answers_total{result="miss"} (\d+)/.exec(text) ?? []
  return Number(misses)
}

test("[B8.20] an unrelated change outdates no page, a changed ad only what shows or lists it", async () => {
  const { pool, database } = sites.api
  // Without them the page of an ad is incomplete and rendered again within seconds.
  const reading = { unit: "CLP", date: "2026-11-10" }
  await storeReadings(database, [
    { ...reading, code: "uf", name: "UF", value: 39_000 },
    { ...reading, code: "dolar", name: "Dólar", value: 950 },
  ])
  const sold = await addAd(database, { category: "Perforadoras", name: "Perforadora Sandvik" })
  const other = await addAd(database, { category: "Dragas", name: "Draga Ellicott" })
  const { rows } = await pool.query("select slug from ads where id = $1", [sold])
  const { slug } = z.object({ slug: z.string() }).parse(rows[0])
  const pages = ["/", "/anuncios", "/preguntas-frecuentes", `/anuncios/${slug}`]
  const readPages = async () => {
    for (const path of pages) await (await fetch(sites.siteUrls[0] + path)).text()
  }
  const marked = "/pagina-de-prueba"
  await pool.query(
    "insert into pages (slug, title, description, body) values ('pagina-de-prueba', 'x', 'x', '-')",
  )
  /** Waits until the notices of all changes so far have arrived. */
  const settle = async () => {
    const marker = `marker ${randomUUID()}`
    await pool.query("update pages set body = $1 where slug = 'pagina-de-prueba'", [marker])
    const isMarked = async () =>
      (await (await fetch(sites.siteUrls[0] + marked)).text()).includes(marker)
    await expect.poll(isMarked, { interval: 20, timeout: 10_000 }).toBe(true)
  }
  /** How many of the pages a change makes the site render. */
  const rendered = async (act: () => Promise<unknown>) => {
    await settle()
    await readPages()
    await act()
    await settle()
    const before = await renderings()
    await readPages()
    return (await renderings()) - before
  }
  const update = (table: string, change: string, id: number) => () =>
    pool.query(`update ${table} set ${change} where id = $1`, [id])

  const person = await addUser(database, { confirmedAt: new Date() })
  expect(await rendered(update("users", "firstname = 'Berta'", person))).toBe(0)
  const hidden = await addAd(database, { state: "pending" })
  expect(await rendered(update("ads", "weight = weight + 1", hidden))).toBe(0)
  // The home page and the list.
  expect(await rendered(update("ads", "weight = weight + 1", other))).toBe(2)
  // Its own page as well.
  expect(await rendered(update("ads", "weight = weight + 1", sold))).toBe(3)
})
