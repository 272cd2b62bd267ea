import { createHmac } from "node:crypto"
import { createServer } from "node:http"
import { afterEach, expect, test } from "vitest"
import { onFreePort } from "../../test/on-free-port.ts"
import { CdnPurges } from "./cdn-purges.ts"

const secret = "secret-of-this-test"
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A CDN whose hook answers with these statuses in turn, then with 204. */
async function openCdn(statuses: number[] = []) {
  const received: unknown[] = []
  const signatures: boolean[] = []
  const server = createServer(async (request, response) => {
    let body = ""
    for await (const chunk of request) body += chunk
    const signature = String(request.headers["wara-signature"])
    const [, seconds, given] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? []
    const wanted = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")
    signatures.push(given === wanted)
    received.push(JSON.parse(body))
    response.writeHead(statuses.shift() ?? 204).end()
  })
  const { url, close } = await onFreePort(server)
  const results: string[] = []
  const purges = new CdnPurges({
    ...{ purgeUrl: `${url}/purge`, secret },
    onResult: (result) => results.push(result),
    onFailure: () => {},
  })
  ends.push(() => purges.close(), close)
  return { purges, received, results, signatures }
}

test("[B9.94] changes that come together are one signed call with all their tags", async () => {
  const { purges, received, signatures } = await openCdn()
  purges.add(["ad:7", "lists"])
  purges.add(["ad:8", "lists"])
  await expect.poll(() => received).toEqual([{ tags: ["ad:7", "lists", "ad:8"] }])
  purges.add(["faqs"])
  await expect.poll(() => received).toHaveLength(2)
  expect(received[1]).toEqual({ tags: ["faqs"] })
  expect(signatures).toEqual([true, true])
})

test("[B9.94] a purge that fails is repeated, together with what came meanwhile", async () => {
  const { purges, received, results } = await openCdn([500, 503])
  purges.add(["ad:7"])
  await expect.poll(() => results).toEqual(["failed"])
  purges.add(["ad:8"])
  await expect.poll(() => results, { timeout: 5_000 }).toEqual(["failed", "failed", "ok"])
  expect(received.at(-1)).toEqual({ tags: expect.arrayContaining(["ad:7", "ad:8"]) })
})

test("[B9.94] more tags than a call may have, or a change of everything, purge everything", async () => {
  const { purges, received } = await openCdn()
  purges.add(Array.from({ length: 501 }, (_, id) => `ad:${id}`))
  await expect.poll(() => received).toEqual([{ everything: true }])
  purges.add(["ad:7"])
  purges.add(["all"])
  await expect.poll(() => received).toHaveLength(2)
  expect(received[1]).toEqual({ everything: true })
})
