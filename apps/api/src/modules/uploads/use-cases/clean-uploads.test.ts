import { readdir } from "node:fs/promises"
import type { UploadType } from "@wara/domain/site/upload-rules"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../../test/add-ad.ts"
import { addPicture } from "../../../../test/add-picture.ts"
import { addUser } from "../../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts"
import { users } from "../../../database/schema/accounts.ts"
import { adImages } from "../../../database/schema/ads.ts"
import { files } from "../../../database/schema/files.ts"
import { uploads } from "../../../database/schema/uploads.ts"
import { cleanUploads, deleteFile } from "./delete-files.ts"
import { requireOwnUpload } from "./upload-tickets.ts"

let api: TestApp
let ownerId = 0

beforeAll(async () => {
  api = await createTestApp()
  ownerId = await addUser(api.database)
})

afterAll(() => api.close())

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const never = new AbortController().signal

/** Stores a picture and its smaller version as if uploaded then. */
async function addUpload(name: string, createdAt: Date, type: UploadType = "avatar") {
  const fileId = await addPicture(api.database, name)
  await api.database.insert(uploads).values({ fileId, ownerId, type, createdAt })
  for (const stored of [`${name}.webp`, `medium-${name}.webp`]) {
    await api.storage.put(stored, Buffer.from(name), "image/webp")
  }
  return fileId
}

const stored = () => readdir(api.config.uploadsDirectory)
const rows = async () =>
  (await api.database.select({ id: files.id }).from(files)).map(({ id }) => id)

test("uploads unused for a day are deleted, row and files; used and drawn ones stay", async () => {
  const avatar = await addUpload("avatar", hoursAgo(48))
  const cover = await addUpload("cover", hoursAgo(48), "cover")
  const gallery = await addUpload("gallery", hoursAgo(48), "gallery")
  const fresh = await addUpload("fresh", hoursAgo(23))
  await addUpload("orphan", hoursAgo(25))
  const drawn = await addPicture(api.database, "drawn")
  await api.database
    .update(users)
    .set({ avatarId: avatar, coverId: cover })
    .where(eq(users.id, ownerId))
  const adId = await addAd(api.database)
  await api.database.insert(adImages).values({ adId, position: 1, fileId: gallery })
  expect(await cleanUploads(api, new Date(), never)).toBe(1)
  expect((await rows()).sort()).toEqual([avatar, cover, gallery, fresh, drawn].sort())
  const names = (await stored()).map((name) => name.replace(/^medium-/, ""))
  expect(new Set(names)).toEqual(
    new Set(["avatar.webp", "cover.webp", "gallery.webp", "fresh.webp"]),
  )
  expect(await cleanUploads(api, new Date(), never)).toBe(0)
})

test("if the storage fails to delete, the row stays and is retried", async () => {
  const id = await addUpload("stuck", hoursAgo(30))
  const storage = { ...api.storage, remove: () => Promise.reject(new Error("out of order")) }
  await expect(
    cleanUploads({ database: api.database, storage }, new Date(), never),
  ).rejects.toThrow()
  expect(await rows()).toContain(id)
  expect(await cleanUploads(api, new Date(), never)).toBe(1)
})

test("a picture about to be used is not deleted", async () => {
  const fileId = await addUpload("chosen", hoursAgo(30))
  await api.database.transaction(async (transaction) => {
    await requireOwnUpload(transaction, { fileId, ownerId, type: "avatar" })
    expect(await cleanUploads(api, new Date(), never)).toBe(0)
    await transaction.update(users).set({ avatarId: fileId }).where(eq(users.id, ownerId))
  })
  expect(await cleanUploads(api, new Date(), never)).toBe(1)
  expect(await rows()).toContain(fileId)
})

test("only an own upload of that purpose may be used", async () => {
  const fileId = await addUpload("mine", hoursAgo(1))
  const drawn = await addPicture(api.database, "drawn-2")
  const otherUserId = await addUser(api.database)
  const requireOne = (wanted: Parameters<typeof requireOwnUpload>[1]) =>
    requireOwnUpload(api.database, wanted)
  await requireOne({ fileId, ownerId, type: "avatar" })
  const wrong = [
    { fileId, ownerId: otherUserId, type: "avatar" },
    { fileId, ownerId, type: "cover" },
    { fileId: drawn, ownerId, type: "avatar" },
    { fileId: 999_999, ownerId, type: "avatar" },
  ] as const
  for (const wanted of wrong) {
    await expect(requireOne(wanted)).rejects.toMatchObject({ code: "NotFoundError" })
  }
})

test("only an unused file is deleted at once", async () => {
  const fileId = await addUpload("old", hoursAgo(1))
  const drawn = await addPicture(api.database, "drawn-3")
  await api.database.update(users).set({ avatarId: fileId }).where(eq(users.id, ownerId))
  await deleteFile(api, fileId)
  await deleteFile(api, drawn)
  expect(await rows()).toEqual(expect.arrayContaining([fileId, drawn]))
  await api.database.update(users).set({ avatarId: null }).where(eq(users.id, ownerId))
  await deleteFile(api, fileId)
  await deleteFile(api, fileId)
  expect(await rows()).not.toContain(fileId)
  expect(await stored()).not.toContain("old.webp")
})
