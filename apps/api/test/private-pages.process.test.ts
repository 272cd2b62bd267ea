import { Agent, get } from "node:http"
import { gunzipSync } from "node:zlib"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "./add-ad.ts"
import { addSession, addUser } from "./add-user.ts"
import { openTwoSites, sessionCookie, type TwoSites } from "./open-two-sites.ts"

const requests = 10_000
const connections = 12
/** One of so many requests of a user is for a page of the account, which is rendered for them. */
const accountEvery = 150
/** One of so many requests is preceded by a change that outdates the stored pages. */
const changeEvery = 500

/** A reader, the texts that identify them, and their cookie; a visitor has none of these. */
type Reader = { texts: string[]; headers: Record<string, string> }

let sites: TwoSites
let readers: Reader[] = []

beforeAll(async () => {
  sites = await openTwoSites()
  const { database } = sites.api
  const people = [
    {
      firstname: "Wenceslada",
      lastname: "Urrejola",
      email: "wences@uno.test",
      phone: "+56911110001",
    },
    { firstname: "Xiomarita", lastname: "Echenique", email: "xio@dos.test", phone: "+56922220002" },
    {
      firstname: "Yerkovich",
      lastname: "Zumaran",
      email: "yerko@tres.test",
      phone: "+56933330003",
    },
  ]
  for (const person of people) {
    const id = await addUser(database, { ...person, confirmedAt: new Date() })
    const cookie = `${sessionCookie}=${await addSession(database, id)}`
    readers.push({ texts: Object.values(person), headers: { cookie } })
  }
  readers = [{ texts: [], headers: {} }, ...readers]
  for (const ad of [1, 2, 3])
    await addAd(database, { name: `Máquina ${ad}`, slug: `maquina-${ad}`, category: "Transporte" })
})

afterAll(async () => {
  agent.destroy()
  await sites.close()
})

const publicPages = [
  "/",
  "/anuncios",
  "/anuncios?categoria=transporte",
  "/anuncios/maquina-1",
  "/anuncios/maquina-2",
  "/publicar",
]
const accountPages = ["/cuenta", "/cuenta/perfil"]

/** In turns, so that no connection is idle until the site closes it. */
const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: "fifo" })

type Answer = { status: number; isGzip: boolean; body: Buffer }

/** A page as browsers request it. `fetch` would take twice as long for so many. */
function read(url: string, headers: Record<string, string>) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = { agent, headers: { ...headers, "accept-encoding": "gzip" } }
    const request = get(url, asked, (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk) => chunks.push(chunk))
      answer.on("error", reject)
      answer.on("end", () => {
        const isGzip = answer.headers["content-encoding"] === "gzip"
        resolve({ status: answer.statusCode ?? 0, isGzip, body: Buffer.concat(chunks) })
      })
    })
    request.on("error", reject)
  })
}

/** The last body of each reader's page, with the texts of people in it. */
const lastOf = new Map<string, { body: Buffer; texts: string[] }>()

/** The texts of people in a body, which is searched once for as long as its bytes stay the same. */
function textsIn(page: string, { isGzip, body }: Answer): string[] {
  const last = lastOf.get(page)
  if (last?.body.equals(body)) return last.texts
  // The texts to be found are ASCII, and this encoding is the fastest to decode and search.
  const text = (isGzip ? gunzipSync(body) : body).toString("latin1")
  const texts = readers.flatMap((reader) => reader.texts).filter((one) => text.includes(one))
  lastOf.set(page, { body, texts })
  return texts
}

/** The reader, page and site of a request: each reader gets each page of each site. */
function plan(request: number) {
  const reader = readers[request % readers.length] ?? readers[0]
  const turn = Math.floor(request / readers.length)
  const isAccount = reader?.texts.length !== 0 && turn % accountEvery === 0
  const pages = isAccount ? accountPages : publicPages
  const path = pages[Math.floor(turn / 2) % pages.length] ?? "/"
  return { reader, url: `${sites.siteUrls[turn % 2]}${path}`, isAccount }
}

test("[B7.5] of all answers to visitors and three users none contains data of somebody else", async () => {
  const problems: string[] = []
  const seen = { own: 0, account: 0 }
  let next = 0
  const load = async () => {
    for (let request = next; request < requests; request = next) {
      next += 1
      const { reader, url, isAccount } = plan(request)
      if (request % changeEvery === 0)
        await sites.api.pool.query("update ads set updated_at = now() where slug = 'maquina-1'")
      const answer = await read(url, reader?.headers ?? {})
      const { status } = answer
      const texts = textsIn(`${request % readers.length} ${url}`, answer)
      const own = reader?.texts ?? []
      const foreign = texts.filter((one) => !own.includes(one))
      if (status !== 200) problems.push(`${url} answers ${status}`)
      if (foreign.length > 0) problems.push(`${url} contains ${foreign.join()}`)
      if (own[0] !== undefined && texts.includes(own[0])) seen.own += 1
      if (isAccount) seen.account += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, load))
  expect(problems).toEqual([])
  // Every answer to a user is theirs, so that the absence of others' data says something.
  expect(seen.own).toBe(requests - requests / readers.length)
  expect(seen.account).toBeGreaterThan(requests / 240)
}, 300_000)
