import { mkdtemp, rm } from "node:fs/promises"
import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type OpenServer, openServer } from "../../test/open-server.ts"
import { type PlainSite, servePlainPages } from "../../test/serve-plain-pages.ts"
import { createImageDelivery, maxConversions } from "./image-delivery.ts"
import { ImageStore } from "./image-store.ts"

const noise = { type: "gaussian", mean: 128, sigma: 30 } as const
const canvas = { width: 1600, height: 1200, channels: 3, background: "gray", noise } as const
const photo = await sharp({ create: canvas }).jpeg().toBuffer()

let directory: string
let api: OpenServer
let site: PlainSite
/** What the api waits for before it answers. */
let opened: Promise<void>

beforeEach(async () => {
  opened = Promise.resolve()
  directory = await mkdtemp(join(tmpdir(), "quick-images-"))
  api = await openServer(async (_request, response) => {
    await opened
    response.writeHead(200).end(photo)
  })
  const delivery = createImageDelivery({
    apiUrl: api.url,
    store: new ImageStore(directory),
    maxRunning: maxConversions(availableParallelism()),
    onStoreFailure: (error) => {
      throw error
    },
  })
  site = await servePlainPages({}, { delivery })
})

afterEach(async () => {
  await site.close()
  await api.close()
  await rm(directory, { recursive: true, force: true })
})

const ask = (headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${site.url}/api/images/ana.jpg?w=320`, { headers, ...init })

/** The headers without those that differ between any two responses. */
function stableHeaders({ headers }: Response) {
  const own = new Set(["date", "x-request-id"])
  return Object.fromEntries([...headers].filter(([name]) => !own.has(name)))
}

test("[B7.8] a picture in memory has the body and headers of the first answer", async () => {
  const first = await ask()
  const before = site.logged.length
  const quick = [await ask(), await ask(), await ask()]
  // The usual way logs each answer; of these, the first of a hundred is logged.
  expect(site.logged.length - before).toBe(1)
  const bytes = Buffer.from(await first.arrayBuffer())
  for (const answer of quick) {
    expect(stableHeaders(answer)).toEqual(stableHeaders(first))
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  }
  expect(first.headers.get("cross-origin-resource-policy")).toBe("cross-origin")
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  expect(metrics).toMatch(/image_answers_total\{result="hit"\} 3/)
})

test("[B7.8] a picture in memory is answered with 304 or headers alone", async () => {
  const first = await ask()
  const etag = first.headers.get("etag") ?? ""
  const known = await ask({ "if-none-match": etag })
  expect([known.status, known.headers.get("etag"), await known.text()]).toEqual([304, etag, ""])
  const head = await ask({}, { method: "HEAD" })
  const length = String((await first.arrayBuffer()).byteLength)
  expect([head.status, head.headers.get("content-length")]).toEqual([200, length])
})

test("[B7.8] an old pass of the developer mode is removed, as usual", async () => {
  await ask()
  const passed = await ask({ cookie: "wara_session_dev=old-pass" })
  expect(passed.headers.get("set-cookie")).toContain("wara_session_dev=;")
  expect((await ask()).headers.get("set-cookie")).toBeNull()
})

test("[B7.8] pages do not wait while 16 pictures are converted", async () => {
  let converted = 0
  const pictures = Array.from({ length: 16 }, async (_, index) => {
    const picture = await fetch(`${site.url}/api/images/photo-${index}.jpg?w=320`)
    await picture.arrayBuffer()
    converted += 1
  })
  await vi.waitFor(() => expect(api.received).not.toEqual([]))
  // Rendered and compressed meanwhile.
  for (const path of ["/anuncios?s=grua", "/anuncios?s=pala", "/contacto"]) {
    expect((await fetch(site.url + path)).status).toBe(200)
  }
  expect(converted).toBeLessThanOrEqual(4)
  await Promise.all(pictures)
})

test("[B8.7] a picture whose browser hangs up before its turn is not read from the api", async () => {
  const apiAnswers = Promise.withResolvers<void>()
  opened = apiAnswers.promise
  const running = maxConversions(availableParallelism())
  const begun = Array.from({ length: running }, (_, index) =>
    fetch(`${site.url}/api/images/begun-${index}.jpg?w=320`),
  )
  await vi.waitFor(() => expect(api.received).toHaveLength(running))
  const hangUp = new AbortController()
  const { signal } = hangUp
  const left = fetch(`${site.url}/api/images/left.jpg?w=320`, { signal }).catch(() => "left")
  await vi.waitFor(() => expect(site.received.join(" ")).toContain("left.jpg"))
  hangUp.abort()
  expect(await left).toBe("left")
  await vi.waitFor(() => expect(site.logged.join(" ")).toContain("left.jpg"))
  apiAnswers.resolve()
  const answers = await Promise.all(begun)
  expect(answers.map(({ status }) => status)).toEqual(begun.map(() => 200))
  expect(api.received.map(({ url }) => url)).not.toContain("/uploads/left.jpg")
})
