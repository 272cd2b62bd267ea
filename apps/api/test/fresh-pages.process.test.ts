import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { readContent } from "../src/modules/ads/ad-content-store.ts"
import { addSession, addUser } from "./add-user.ts"
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
