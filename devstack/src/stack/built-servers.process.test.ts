import { existsSync, readdirSync, readFileSync } from "node:fs"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { isBuiltin } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { runNode } from "../processes/run-program.ts"
import { repositoryRoot } from "../repository-root.ts"

const folders = {
  api: join(repositoryRoot, "apps/api/build"),
  web: join(repositoryRoot, "apps/web/build/server"),
}

/** The only script of a server, by name; pictures and styles may lie beside it. */
function onlyScript(server: keyof typeof folders) {
  const files = readdirSync(folders[server], { recursive: true, encoding: "utf8" })
  const scripts = files.filter((file) => file.endsWith(".js"))
  expect(scripts).toHaveLength(1)
  return readFileSync(join(folders[server], ...scripts), "utf8")
}

/** What a script loads before it runs, without the modules of Node. */
function loadedFirst(script: string): string[] {
  const names = [...script.matchAll(/^import (?:[^;"]* from )?"([^"]+)"/gm)].map(([, name]) => name)
  return names.filter((name) => name !== undefined).filter((name) => !isBuiltin(name))
}

test("[B7.242] the built web server is one file that loads nothing but Node", () => {
  const script = onlyScript("web")
  expect(script.length).toBeGreaterThan(1_000_000)
  expect(loadedFirst(script)).toEqual([])
})

test("[B7.243] the built api is one file; only libraries with compiled parts or files of their own lie beside it", () => {
  const script = onlyScript("api")
  expect(script.length).toBeGreaterThan(1_000_000)
  expect(loadedFirst(script).toSorted()).toEqual(["@fastify/swagger-ui", "@node-rs/argon2"])
})

test("[B7.243] the sources whose addresses the built api uses are where it looks for them", () => {
  const places = [
    ...onlyScript("api").matchAll(/new URL\("([^"]+\.ts)", import\.meta\.url\)\.href/g),
  ]
  expect(places.length).toBeGreaterThan(0)
  for (const [, place = ""] of places) {
    expect(existsSync(join(folders.api, place)), place).toBe(true)
  }
})

test("[B7.245] compiled code of the web server is kept while it runs, for a start after it was killed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "code-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const env = { NODE_ENV: "production", WARA_DEMO: "1", SERVICE_TOKEN: "of-this-test", PORT: "0" }
  // No api is needed for that.
  const apiUrl = "http://127.0.0.1:9"
  const program = runNode(["apps/web/server/serve.ts"], {
    env: { ...env, PATH: process.env.PATH, API_URL: apiUrl, NODE_COMPILE_CACHE: folder },
  })
  onTestFinished(() => program.stop("SIGKILL"))
  const files = async () => {
    const names = await readdir(folder, { recursive: true, withFileTypes: true })
    return names.filter((name) => name.isFile()).length
  }
  await expect.poll(files).toBeGreaterThan(0)
})
