import { afterAll, beforeAll, expect, test } from "vitest"
import { addPicture } from "../../../test/add-picture.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { identities } from "../../database/schema/accounts.ts"
import { files } from "../../database/schema/files.ts"

let api: TestApp
let token = ""

beforeAll(async () => {
  api = await createTestApp()
  const { rows } = await api.pool.query(`
    with region as (
      insert into regions (name, full_name, slug, code, "order")
      values ('Maule', 'Región del Maule', 'maule', '07', 9) returning id
    )
    insert into communes (name, slug, code, latitude, longitude, region_id)
    select 'Talca', 'talca', '07101', -35.4, -71.6, id from region returning id`)
  const userId = await addUser(api.database, {
    username: "ana",
    passwordHash: "secret-hash",
    pro: true,
    rut: "12345678-5",
    communeId: rows[0].id,
    avatarId: await addAvatar(),
    coverId: await addPicture(api.database, "cover"),
    usernameChangedAt: new Date(),
  })
  await api.database.insert(identities).values({ userId, provider: "google", subject: "g-1" })
  token = await addSession(api.database, userId)
})

afterAll(() => api.close())

async function addAvatar(): Promise<number> {
  const format = (name: string, width: number) => ({
    [name]: { url: `/uploads/${name}-avatar.webp`, width, height: width },
  })
  const [avatar] = await api.database
    .insert(files)
    .values({
      url: "/uploads/avatar.webp",
      width: 900,
      height: 900,
      formats: {
        ...format("thumbnail", 245),
        ...format("small", 500),
        ...format("medium", 750),
      },
    })
    .returning()
  if (!avatar) throw new Error("no avatar was added")
  return avatar.id
}

const me = (query = "") => callAs(api.app, { token }, `GET /users/me${query}`)

test("[S3.1] the logged-in user, with the avatar and its formats", async () => {
  const { status, body } = await me()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    email: "ana@wara.test",
    username: "ana",
    firstname: "Ana",
    lastname: "Soto",
    pro: true,
    avatar: {
      url: "/uploads/avatar.webp",
      formats: {
        thumbnail: { url: "/uploads/thumbnail-avatar.webp", width: 245 },
        small: { url: "/uploads/small-avatar.webp", width: 500 },
        medium: { url: "/uploads/medium-avatar.webp", width: 750 },
        // It would be larger than the picture, which is used instead.
        large: { url: "/uploads/avatar.webp", width: 900 },
      },
    },
    rut: "12345678-5",
    has_password: true,
    providers: ["google"],
    confirmed: false,
  })
  expect(body.id).toBeTypeOf("number")
  expect(Date.parse(body.username_change_at)).toBeGreaterThan(Date.now() + 89 * 86_400_000)
  expect(body).not.toHaveProperty("cover")
  expect(body).not.toHaveProperty("commune")
  expect(JSON.stringify(body)).not.toContain("secret-hash")
})

test.each([
  ["?populate=*", true, true],
  ["?populate=cover", true, false],
  ["?populate[0]=commune.region&populate[1]=avatar", false, true],
  ["?populate[commune][populate]=region&populate[cover]=true", true, true],
  ["?populate[cover]=false", false, false],
])("[S7.2] %s populates what it names", async (query, cover, commune) => {
  const { status, body } = await me(query)
  expect(status).toBe(200)
  expect(body.cover?.url).toBe(cover ? "/uploads/cover.webp" : undefined)
  const home = { name: "Talca", region: { name: "Maule" } }
  if (commune) expect(body.commune).toMatchObject(home)
  else expect(body).not.toHaveProperty("commune")
})

test.each([
  "?populate=sessions",
  "?populate=password_hash",
  "?populate=constructor",
  "?populate[cover][fields][0]=url",
  "?populate[commune][populate]=ads",
  "?fields=email",
  "?filters[email]=x",
  "?anything=1",
])("[S7.2] %s is a 400", async (query) => {
  const { status, body } = await me(query)
  expect([status, body.error.name]).toEqual([400, "ValidationError"])
})

test("[S7.2] visitors and the web server itself get a 401", async () => {
  expect((await callAs(api.app, {}, "GET /users/me")).status).toBe(401)
  expect((await api.app.inject("/api/users/me?populate=*")).statusCode).toBe(401)
})
