import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addPicture } from "../../../test/add-picture.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { users } from "../../database/schema/accounts.ts"
import { files } from "../../database/schema/files.ts"
import { uploads } from "../../database/schema/uploads.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

async function enter() {
  const id = await addUser(api.database, { pro: true })
  const headers = { authorization: `Bearer ${await addSession(api.database, id)}` }
  const call = async (method: "PUT" | "DELETE", kind: string, data?: object) => {
    const url = `/api/users/me/${kind}`
    const body = data ? { payload: { data } } : {}
    const answer = await api.app.inject({ method, url, headers, ...body })
    return { status: answer.statusCode, body: answer.json() }
  }
  const upload = async (name: string, type: "avatar" | "cover" | "gallery") => {
    const fileId = await addPicture(api.database, name)
    await api.database.insert(uploads).values({ fileId, ownerId: id, type })
    return fileId
  }
  const shown = async () => {
    const columns = { avatar: users.avatarId, cover: users.coverId }
    return (await api.database.select(columns).from(users).where(eq(users.id, id))).at(0)
  }
  return { id, call, upload, shown }
}

const exists = async (id: number) => (await api.database.$count(files, eq(files.id, id))) > 0

test("an own picture can be set, which deletes the previous one, and removed", async () => {
  const { call, shown, upload } = await enter()
  const first = await upload("avatar-one", "avatar")
  const second = await upload("avatar-two", "avatar")
  const cover = await upload("cover-one", "cover")
  expect((await call("PUT", "avatar", { file: first })).body.avatar).toMatchObject({ id: first })
  expect((await call("PUT", "avatar", { file: first })).status).toBe(200)
  expect(await exists(first)).toBe(true)
  const { body } = await call("PUT", "avatar", { file: second })
  expect(body.avatar).toMatchObject({ id: second, url: "/uploads/avatar-two.webp" })
  expect(await exists(first)).toBe(false)
  expect((await call("PUT", "cover", { file: cover })).body.cover).toMatchObject({ id: cover })
  expect((await call("DELETE", "avatar")).body).toMatchObject({
    avatar: null,
    cover: { id: cover },
  })
  expect((await call("DELETE", "avatar")).status).toBe(200)
  expect((await call("DELETE", "cover")).body.cover).toBeNull()
  expect(await shown()).toEqual({ avatar: null, cover: null })
  expect([await exists(second), await exists(cover)]).toEqual([false, false])
})

test("pictures of others, of another purpose, of the seed and unknown ones are not found", async () => {
  const { call, shown, upload } = await enter()
  const other = await enter()
  const mine = await upload("mine-avatar", "avatar")
  await call("PUT", "avatar", { file: mine })
  const theirs = await other.upload("theirs-avatar", "avatar")
  const gallery = await upload("mine-gallery", "gallery")
  const drawn = await addPicture(api.database, "drawn-avatar")
  for (const file of [theirs, gallery, drawn, 2_147_483_647]) {
    expect((await call("PUT", "avatar", { file })).status).toBe(404)
  }
  expect((await call("PUT", "cover", { file: mine })).status).toBe(404)
  for (const data of [{}, { file: "1" }, { file: -1 }, { file: mine, id: 1 }, { file: 1e12 }]) {
    expect((await call("PUT", "avatar", data)).status).toBe(400)
  }
  expect(await shown()).toEqual({ avatar: mine, cover: null })
  expect(await exists(theirs)).toBe(true)
})

test("a changed picture invalidates the page cache", async () => {
  const { id, call, upload } = await enter()
  const file = await upload("told-avatar", "avatar")
  const listener = await api.pool.connect()
  const captured: unknown[] = []
  listener.on("notification", ({ payload = "" }) => captured.push(JSON.parse(payload)))
  await listener.query("listen wara_changes")
  await call("PUT", "avatar", { file })
  await call("DELETE", "avatar")
  await listener.query("select 1")
  listener.release(true)
  const change = { kind: "users", ids: [id] }
  expect(captured.slice(0, 2)).toEqual([change, change])
})
