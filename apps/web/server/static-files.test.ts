import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { staticFiles } from "./create-app.ts"

const directory = await mkdtemp(join(tmpdir(), "static-files-"))
afterAll(() => rm(directory, { recursive: true, force: true }))
await mkdir(join(directory, "assets"))
await writeFile(join(directory, "assets/page-1a2b.js"), "plain")
await writeFile(join(directory, "assets/page-1a2b.js.br"), "brotli")
await writeFile(join(directory, "favicon.svg"), "<svg/>")
await writeFile(join(directory, ".secret"), "secret")

const ask = (path: string, encoding = "") =>
  staticFiles(directory).request(`http://site.test${path}`, {
    headers: { "Accept-Encoding": encoding },
  })

test("a file with a hash in its name is immutable, in an encoding that the browser accepts", async () => {
  const response = await ask("/assets/page-1a2b.js", "gzip, br")
  expect(await response.text()).toBe("brotli")
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    vary: "Accept-Encoding",
  })
  expect(await (await ask("/assets/page-1a2b.js")).text()).toBe("plain")
})

test("a file without a hash is cached for a day", async () => {
  expect((await ask("/favicon.svg")).headers.get("cache-control")).toBe("public, max-age=86400")
})

test.each(["/assets/gone.js", "/assets/", "/assets/..%2f.secret", "/.secret", "/contacto"])(
  "%s is not a file",
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)
