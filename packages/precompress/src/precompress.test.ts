import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, onTestFinished, test } from "vitest"
import { precompress } from "./precompress.ts"

test("text files of the build get a brotli and a gzip form, others do not", async () => {
  const directory = await mkdtemp(join(tmpdir(), "precompress-"))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  await mkdir(join(directory, "assets"))
  const script = "export const name = 1;\n".repeat(100)
  await writeFile(join(directory, "assets/page.js"), script)
  await writeFile(join(directory, "assets/font.woff2"), script)
  await writeFile(join(directory, "robots.txt"), "short")
  await precompress(directory)
  expect((await readdir(join(directory, "assets"))).sort()).toEqual([
    "font.woff2",
    "page.js",
    "page.js.br",
    "page.js.gz",
  ])
  expect(await readdir(directory)).not.toContain("robots.txt.br")
  const read = (ending: string) => readFile(join(directory, `assets/page.js${ending}`))
  expect(brotliDecompressSync(await read(".br")).toString()).toBe(script)
  expect(gunzipSync(await read(".gz")).toString()).toBe(script)
})
