import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { accessTable } from "../../../test/access/access-table.ts"
import { addAd } from "../../../test/add-ad.ts"
import { askSeller } from "../../../test/ask-seller.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { addPublicWanted, addSeeker, offerAd } from "../../../test/wanted.ts"
import { leads } from "../../database/schema/leads.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp({ config: { callsPerMinute: 1_000_000 } })
})
afterAll(() => api.close())

type Person = { id: number; token: string }

let people = 0

async function addPerson(side: string) {
  people += 1
  return addSeeker(api, { username: `${side}${people}`, email: `${side}${people}@oculto.test` })
}

/** A seller with a public ad. */
async function addSeller() {
  const seller = await addPerson("vende")
  const contact = { email: `contacto${people}@oculto.test`, phone: "+56912345678" }
  return { seller, ad: await addAd(api.database, { ownerId: seller.id, ...contact }) }
}

async function seek() {
  const wanted = await addPublicWanted(api)
  return { buyer: wanted.seeker, slug: wanted.slug }
}

/** The ways in which two people meet. */
const meetings: Record<string, () => Promise<{ buyer: Person; seller: Person }>> = {
  "a question": async () => {
    const [{ ad, seller }, buyer] = [await addSeller(), await addPerson("compra")]
    expect((await askSeller(api, ad, { token: buyer.token })).status).toBe(201)
    return { buyer, seller }
  },
  "an offer of an ad": async () => {
    const [{ ad, seller }, { buyer, slug }] = [await addSeller(), await seek()]
    expect((await offerAd(api, { token: seller.token, slug, ad })).status).toBe(201)
    return { buyer, seller }
  },
  "an offer without an ad": async () => {
    const [seller, { buyer, slug }] = [await addPerson("vende"), await seek()]
    expect((await offerAd(api, { token: seller.token, slug, ad: null })).status).toBe(201)
    return { buyer, seller }
  },
  "a seen number": async () => {
    const [{ ad, seller }, buyer] = [await addSeller(), await addPerson("compra")]
    const call = `POST /ads/${ad}/contact-reveal` as const
    expect((await callAs(api.app, { token: buyer.token }, call)).status).toBe(200)
    const phoned = { data: { channel: "phone" } }
    await callAs(api.app, { token: buyer.token }, `POST /ads/${ad}/contacts`, phoned)
    return { buyer, seller }
  },
}

/** Lists, files and reports of an account: each GET of the table of access without parameters. */
const ownLists = [...accessTable].flatMap(([route, access]) =>
  access === "users" && route.startsWith("GET /api/") && !route.includes("{")
    ? [route.replace("GET /api", "")]
    : [],
)

/** Everything that an account can read without parameters, and its threads. */
async function readAll({ token }: Person, threads: readonly string[]) {
  const paths = [
    ...ownLists,
    ...["seller", "buyer"].map((side) => `/users/me/leads?side=${side}`),
    ...threads.map((thread) => `/users/me/leads/${thread}`),
  ]
  const answers = []
  for (const path of paths) {
    const { body, status } = await callAs(api.app, { token }, `GET /${path.slice(1)}`)
    answers.push({ path, status, text: JSON.stringify(body) })
  }
  return answers
}

test.each(Object.entries(meetings))(
  "[B10.130] after %s and blocks of both, no list, thread, file or export of one side has an address of the other",
  async (_name, meet) => {
    const { buyer, seller } = await meet()
    const met = await api.database.select().from(leads).where(eq(leads.sellerId, seller.id))
    const threads = met.filter(({ day }) => day === null).map(({ documentId }) => documentId)
    for (const thread of threads) {
      for (const { token } of [seller, buyer]) {
        const block = { data: { action: "block", isBlocked: true } }
        const { status } = await callAs(api.app, { token }, `POST /users/me/leads/${thread}`, block)
        expect(status).toBe(200)
      }
    }
    const [ofSeller, ofBuyer] = [await readAll(seller, threads), await readAll(buyer, threads)]
    for (const answers of [ofSeller, ofBuyer]) {
      const read = answers.filter(({ status }) => status === 200).map(({ path }) => path)
      expect(read).toEqual(
        expect.arrayContaining(["/users/me/export", "/users/me/leads-file", "/users/me/leads"]),
      )
      for (const thread of threads) expect(read).toContain(`/users/me/leads/${thread}`)
    }
    const addresses = await api.pool.query("select id, email::text from users where id = any($1)", [
      [buyer.id, seller.id],
    ])
    const emailOf = (id: number) => String(addresses.rows.find((row) => row.id === id).email)
    const leaks = [
      ...ofSeller.filter(({ text }) => text.includes(emailOf(buyer.id))),
      ...ofBuyer.filter(({ text }) => /contacto\d+@oculto|12345678/.test(text)),
      ...ofBuyer.filter(({ text }) => text.includes(emailOf(seller.id))),
    ]
    expect(leaks).toEqual([])
  },
)
