import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { publicPicture } from "@wara/domain/site/image-variants"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../test/add-ad.ts"
import { addGallery } from "../../test/add-picture.ts"
import { addSession, addUser } from "../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"

let api: TestApp
let folder = ""

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "wara-uploads-"))
  const uploadsDirectory = join(folder, "uploads")
  await mkdir(join(uploadsDirectory, "folder.png"), { recursive: true })
  await writeFile(join(folder, "outside.png"), "outside")
  for (const name of [
    "machine-1.webp",
    "b.webp",
    "small_b.webp",
    "h.webp",
    "small_h.webp",
    "photo.jpg",
    "page.html",
    ".hidden.png",
    "UPPER.png",
  ]) {
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
    "cache-control": publicPicture,
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

test("[B8.165] the pictures of an ad on hold are for its owner only, until it is released", async () => {
  const ownerId = await addUser(api.database)
  const adId = await addAd(api.database, { ownerId, state: "on_hold", returnedAt: new Date() })
  await addGallery(api.database, adId, ["h"])
  const owner = await addSession(api.database, ownerId)
  const other = await addSession(api.database, await addUser(api.database))
  const answerOf = async (name: string, token: string | null) => {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` }
    const { headers: given, statusCode } = await api.app.inject({
      url: `/uploads/${name}`,
      headers,
    })
    return [statusCode, given["cache-control"]]
  }
  for (const name of ["h.webp", "small_h.webp"]) {
    expect((await answerOf(name, null))[0]).toBe(404)
    expect((await answerOf(name, other))[0]).toBe(404)
    expect(await answerOf(name, owner)).toEqual([200, "private, no-store"])
  }
  // A draft that was copied from it publishes nothing; an ad that was public does.
  const [draft, copy] = [
    await addAd(api.database, { ownerId, state: "pending", expiresAt: new Date(0) }),
    await addAd(api.database, { ownerId, state: "deactivated" }),
  ]
  const share = (id: number) =>
    api.pool.query(
      "insert into ad_images (ad_id, file_id, position) select $1, file_id, position from ad_images where ad_id = $2",
      [id, adId],
    )
  await share(draft)
  expect((await answerOf("h.webp", null))[0]).toBe(404)
  await share(copy)
  expect(await answerOf("h.webp", null)).toEqual([200, publicPicture])
  await api.pool.query("delete from ad_images where ad_id = $1", [copy])
  await api.pool.query("update ads set state = 'active', returned_at = null where id = $1", [adId])
  expect(await answerOf("h.webp", null)).toEqual([200, publicPicture])
})

test("[B8.72] the pictures of a banned ad are for the team's panel only", async () => {
  const adId = await addAd(api.database, { state: "banned" })
  await addGallery(api.database, adId, ["b"])
  const enter = async (role: "user" | "moderator") =>
    addSession(api.database, await addUser(api.database, { role }))
  const statusOf = async (url: string, token = "") => {
    const answer = await api.app.inject({ url, headers: { cookie: `wara_panel=${token}` } })
    return answer.statusCode
  }
  const [moderator, user] = [await enter("moderator"), await enter("user")]
  for (const name of ["b.webp", "small_b.webp"]) {
    const forTeam = `/api/team-pictures/${name}`
    expect(await statusOf(`/uploads/${name}`, moderator)).toBe(404)
    expect([await statusOf(forTeam), await statusOf(forTeam, user)]).toEqual([404, 404])
    expect(await statusOf(forTeam, moderator)).toBe(200)
  }
  await api.pool.query("update ads set state = 'active', ended_at = null where id = $1", [adId])
  expect(await statusOf("/uploads/small_b.webp")).toBe(200)
})
