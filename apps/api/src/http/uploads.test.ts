import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"

let api: TestApp
let folder = ""

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "wara-uploads-"))
  const uploadsDirectory = join(folder, "uploads")
  await mkdir(join(uploadsDirectory, "folder.png"), { recursive: true })
  await writeFile(join(folder, "outside.png"), "outside")
  for (const name of ["machine-1.webp", "photo.jpg", "page.html", ".hidden.png", "UPPER.png"]) {
    await writeFile(join(uploadsDirectory, name), `content of ${name}`)
  }
  api = await createTestApp({ config: { uploadsDirectory } })
})

afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

test("[S7.13] stored pictures are served under /uploads/, immutable and with nosniff", async () => {
  const answer = await api.app.inject("/uploads/machine-1.webp")
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe("content of machine-1.webp")
  expect(answer.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  })
  const jpg = await api.app.inject({ url: "/uploads/photo.jpg", method: "HEAD" })
  expect(jpg.headers["content-type"]).toBe("image/jpeg")
})

test.each([
  "/uploads/",
  "/uploads",
  "/uploads/missing.webp",
  "/uploads/page.html",
  "/uploads/.hidden.png",
  "/uploads/UPPER.png",
  "/uploads/folder.png",
  "/uploads/../outside.png",
  "/uploads/..%2foutside.png",
  "/uploads/%2e%2e%2foutside.png",
  "/uploads/..%5coutside.png",
  "/uploads/machine-1.webp%00.png",
  "/uploads/machine-1.webp/",
])("%s is not found", async (url) => {
  const answer = await api.app.inject(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.json().error.name).toBe("NotFoundError")
  expect(answer.headers["cache-control"] ?? "").not.toContain("immutable")
})
