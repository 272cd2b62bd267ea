import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { publicPicture } from "@wara/domain/site/image-variants"
import { afterAll, expect, test } from "vitest"
import { serveSite } from "../test/serve-site.ts"
import { readyImage } from "./images/ready-images.ts"

const clientDirectory = await mkdtemp(join(tmpdir(), "built-files-"))
await mkdir(join(clientDirectory, "assets"))
await writeFile(join(clientDirectory, "assets/page-1a2b.js"), "a built file")
const image = readyImage("excavadora", Buffer.from("a picture"))
const delivery = {
  deliver: async () => ({ image, result: "hit" as const }),
  deliverToOwner: async () => image,
  prepare: () => {},
  recall: () => null,
}
const environment = { BASE_URL: "https://wara.test", API_URL: "http://127.0.0.1:1" }
const site = await serveSite(environment, async () => new Response("a page"), {
  delivery,
  clientDirectory,
})

afterAll(async () => {
  await site.close()
  await rm(clientDirectory, { recursive: true, force: true })
})

test.each([
  ["/assets/page-1a2b.js", "public, max-age=31536000, immutable"],
  ["/api/images/excavadora-1a2b.webp?w=320", publicPicture],
])(
  "[B9.51] %s is immutable for a year, the same for everybody and without cookies",
  async (path, cacheControl) => {
    const readers = [{}, { cookie: "wara_session=token-1; site-cookies-accepted=measurement" }]
    const bodies = new Set<string>()
    for (const headers of [...readers, ...readers]) {
      const answer = await fetch(site.url + path, { headers })
      expect(answer.status).toBe(200)
      expect(answer.headers.get("cache-control")).toBe(cacheControl)
      expect(answer.headers.get("set-cookie")).toBeNull()
      expect(answer.headers.get("vary") ?? "").not.toMatch(/cookie|user-agent|\*/i)
      bodies.add(await answer.text())
    }
    expect(bodies.size).toBe(1)
  },
)
