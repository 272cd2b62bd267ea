import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fastify from "fastify"
import type { ZodTypeProvider } from "fastify-type-provider-zod"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { App } from "../app-context.ts"
import { readConfig } from "../config.ts"
import { registerErrors } from "./errors.ts"
import { registerPanel } from "./panel.ts"

let folder = ""
let app: App

const config = readConfig({
  DATABASE_URL: "unused",
  SITE_NAME: 'Wara "Norte"',
  LOG_LEVEL: "silent",
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "wara-panel-"))
  await mkdir(join(folder, "assets"))
  const page =
    '<meta content="{{siteName}}"><meta content="{{apiUrl}}"><script src="/x.js"></script>'
  await writeFile(join(folder, "index.html"), page)
  await writeFile(join(folder, "secret.txt"), "secret")
  await writeFile(join(folder, "assets", "panel-abc.js"), "run()")
  await writeFile(join(folder, "assets", "panel-abc.js.br"), "compressed")
  app = fastify().withTypeProvider<ZodTypeProvider>()
  registerErrors(app)
  await registerPanel(app, config, folder)
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

test("every path of the panel serves its page, revalidated each time, with scripts from files only", async () => {
  for (const url of ["/admin", "/admin/", "/admin/users/abc?filter=x"]) {
    const { statusCode, headers, body } = await app.inject(url)
    expect(statusCode).toBe(200)
    expect(headers["cache-control"]).toBe("no-cache")
    expect(headers["content-type"]).toContain("text/html")
    expect(headers["content-security-policy"]).toContain("script-src 'self';")
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'")
    expect(headers["content-security-policy"]).toContain(
      "require-trusted-types-for 'script'; trusted-types default inert",
    )
    expect(body).toContain('<meta content="Wara &quot;Norte&quot;"><meta content="/api">')
  }
})

test("its files are immutable and compressed; a missing file is a 404", async () => {
  const url = "/admin/assets/panel-abc.js"
  const plain = await app.inject(url)
  expect(plain.body).toBe("run()")
  expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable")
  const small = await app.inject({ url, headers: { "accept-encoding": "gzip, br" } })
  expect([small.body, small.headers["content-encoding"]]).toEqual(["compressed", "br"])
  expect(small.headers["content-type"]).toContain("javascript")
  expect((await app.inject("/admin/assets/gone.js")).statusCode).toBe(404)
  for (const addressPath of ["../secret.txt", "..%2fsecret.txt", "..%5csecret.txt"]) {
    expect((await app.inject(`/admin/assets/${addressPath}`)).body).not.toContain("secret.")
  }
})
