import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { listFiles } from "./build-apps.ts"

test("files that builds and checks write are no sources, so that nothing is built twice", async () => {
  const root = await mkdtemp(join(tmpdir(), "sources-"))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const written = ["dist/tsconfig.tsbuildinfo", "build/index.js", "node_modules/a/index.js"]
  for (const file of ["app/page.tsx", "app/page.test.tsx", "package.json", ...written]) {
    await mkdir(join(root, file, ".."), { recursive: true })
    await writeFile(join(root, file), "")
  }
  expect(await listFiles(root)).toEqual([join(root, "app/page.tsx"), join(root, "package.json")])
})
