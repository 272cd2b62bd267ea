// Long because every filter, order and field of public ads is tested with the same few ads.
import { adSchema, endedAdSchema } from "@wara/contract/ad"
import { pageAnswerSchema } from "@wara/contract/answer"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { addAd } from "../../test/add-ad.ts"
import { addGallery } from "../../test/add-picture.ts"
import { addUser, signIn } from "../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { featureAd } from "../../test/feature-ad.ts"

const day = 86_400_000
let api: TestApp
let proId: number

const daysFromNow = (days: number) => new Date(Date.now() + days * day)

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await api.app.inject({ url: `/api${path}`, headers })
  return { status: answer.statusCode, body: answer.json() }
}

const slugs = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).body.data.map((ad: { slug: string }) => ad.slug)

beforeAll(async () => {
  api = await createTestApp()
  const { database } = api
  proId = await addUser(database, { username: "Gruas.Norte", pro: true })
  const private_ = await addUser(database, { username: "privado" })
  const oldest = await addAd(database, {
    slug: "grua-vieja",
    name: "Grúa horquilla Hyster",
    category: "Transporte",
    commune: "Calama",
    region: "Antofagasta",
    manufacturer: "Hyster",
    year: 1999,
    price: 5_000_000,
    priceClp: 5_000_000,
    ownerId: proId,
    email: "vendedor@correo.test",
    phone: "+56911112222",
    expiresAt: daysFromNow(3.2),
  })
  await addGallery(database, oldest, ["cover", "side", "back"])
  await featureAd(database, oldest, proId)
  await addAd(database, {
    slug: "excavadora-usd",
    name: "Excavadora 100% operativa",
    category: "Construcción",
    manufacturer: "Komatsu",
    year: 2015,
    price: 80_000,
    currency: "USD",
    priceClp: 74_000_000,
    ownerId: private_,
    expiresAt: daysFromNow(14),
  })
  await addAd(database, {
    slug: "tolva-nueva",
    name: "Tolva nueva",
    condition: "Nuevo",
    manufacturer: "Randon",
    ownerId: private_,
    expiresAt: daysFromNow(12),
  })
  await addAd(database, { slug: "borrador", state: "draft" })
  await addAd(database, { slug: "en-revision", state: "pending" })
  await addAd(database, { slug: "vencida", expiresAt: daysFromNow(-5), endedAt: daysFromNow(-5) })
  await addAd(database, { slug: "recien-vencida", state: "active", expiresAt: daysFromNow(-0.01) })
  await addAd(database, {
    slug: "olvidada",
    expiresAt: daysFromNow(-40),
    endedAt: daysFromNow(-31),
  })
  await addAd(database, { slug: "vendida", state: "deactivated" })
  await addAd(database, { slug: "baneada", state: "banned" })
})

afterAll(() => api.close())

describe("what visitors see", () => {
  test("[S7.8] public ads only, featured first, then the newest", async () => {
    expect(await slugs("/ads")).toEqual(["grua-vieja", "excavadora-usd", "tolva-nueva"])
  })

  test("[S3.2] an ad has every field and relation of the specification", async () => {
    const { status, body } = await get("/ads?populate=*")
    expect(status).toBe(200)
    const { data } = pageAnswerSchema(adSchema).parse(body)
    const [first, second] = data
    expect(first).toMatchObject({
      slug: "grua-vieja",
      name: "Grúa horquilla Hyster",
      price: 5_000_000,
      currency: "CLP",
      active: true,
      remaining_days: 4,
      category: { name: "Transporte", slug: "transporte", color: "#112233" },
      condition: { name: "Usado" },
      commune: { name: "Calama", region: { name: "Antofagasta" } },
    })
    expect(first?.gallery?.map((image) => image.url)).toEqual([
      "/uploads/cover.webp",
      "/uploads/side.webp",
      "/uploads/back.webp",
    ])
    expect(first?.gallery?.[0]?.formats.medium?.url).toBe("/uploads/medium-cover.webp")
    expect(first?.ad_featured_reservation?.id).toBeGreaterThan(0)
    expect(first?.createdAt).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:]{8}\.\d{3}Z$/)
    expect(second?.ad_featured_reservation).toBeNull()
    expect(second).toMatchObject({ price: 80_000, currency: "USD" })
  })

  test("[S3.6] [S9.1] the response has pagination; 20 ads per page by default", async () => {
    expect((await get("/ads")).body.meta.pagination).toEqual({
      page: 1,
      pageSize: 20,
      pageCount: 1,
      total: 3,
    })
    const second = await get("/ads?pagination[page]=2&pagination[pageSize]=2")
    expect(second.body.meta.pagination).toEqual({ page: 2, pageSize: 2, pageCount: 2, total: 3 })
    expect(second.body.data).toHaveLength(1)
    expect((await get("/ads?page=9&pageSize=2")).body.data).toEqual([])
  })

  test("[S7.8] by slug and by id, with the relations of the specification", async () => {
    const populate = [
      "populate[commune][populate][region]=true",
      "populate[user]=true",
      "populate[category]=true",
      "populate[condition]=true",
      "populate[gallery]=true",
    ].join("&")
    const bySlug = await get(`/ads?filters[slug][$eq]=grua-vieja&${populate}`)
    const [ad] = pageAnswerSchema(adSchema).parse(bySlug.body).data
    expect(ad?.commune?.region?.name).toBe("Antofagasta")
    expect(ad?.gallery).toHaveLength(3)
    expect(ad).not.toHaveProperty("user")
    const byId = await get(`/ads?filters[id][$eq]=${ad?.id}&${populate}`)
    expect(byId.body.data).toEqual(bySlug.body.data)
    expect((await get("/ads?filters[slug][$eq]=borrador")).body.data).toEqual([])
  })

  test("[S6.1] visitors receive neither seller nor contact data", async () => {
    for (const query of ["populate=*", "populate=user", "populate[user][populate][avatar]=true"]) {
      for (const ad of (await get(`/ads?${query}`)).body.data) {
        for (const hidden of ["user", "email", "phone", "state", "price_clp", "featured"]) {
          expect(ad).not.toHaveProperty(hidden)
        }
      }
    }
  })

  test("one ad by number or documentId; ads that are not public are not found", async () => {
    const { body } = await get("/ads?filters[slug]=tolva-nueva")
    const { id, documentId } = body.data[0]
    expect((await get(`/ads/${id}`)).body.data.slug).toBe("tolva-nueva")
    expect((await get(`/ads/${documentId}?fields=name`)).body.data).toEqual({
      id,
      documentId,
      name: "Tolva nueva",
    })
    const { rows } = await api.pool.query("select id from ads where slug = 'en-revision'")
    expect((await get(`/ads/${rows[0].id}`)).status).toBe(404)
  })
})

test("[B8.4] users receive the seller, but no contact data", async () => {
  const headers = await signIn(api.database, "user")
  const { body } = await get("/ads?populate=*&filters[slug]=grua-vieja", headers)
  expect(JSON.stringify(body)).not.toMatch(/vendedor@|11112222/)
  expect(body.data[0]).toMatchObject({
    user: { username: "Gruas.Norte", firstname: "Ana", lastname: "Soto", pro: true, avatar: null },
  })
  expect(body.data[0]).not.toHaveProperty("state")
  expect(Object.keys(body.data[0].user).sort()).toEqual([
    "avatar",
    "company_name",
    "documentId",
    "firstname",
    "id",
    "lastname",
    "member_since",
    "pro",
    "username",
  ])
})

test("[B8.4] nobody can read, filter or sort ads by contact data", async () => {
  for (const role of ["user", "operator"] as const) {
    const headers = await signIn(api.database, role)
    for (const field of ["email", "phone", "address"]) {
      for (const query of [`fields=${field}`, `sort=${field}`, `filters[${field}][$notNull]=true`])
        expect((await get(`/ads?${query}`, headers)).status, query).toBe(400)
      const { body } = await get("/ads?populate=*", headers)
      for (const ad of body.data) expect(ad).not.toHaveProperty(field)
    }
  }
})

test("staff also receive an ad's state", async () => {
  const headers = await signIn(api.database, "moderator")
  const { body } = await get("/ads?filters[state][$eq]=active", headers)
  expect(body.data[0].state).toBe("active")
})

test.each([
  ["filters[category][slug][$eq]=construccion", ["excavadora-usd"]],
  ["filters[commune][slug][$eq]=calama", ["grua-vieja"]],
  ["filters[commune][region][slug][$eq]=antofagasta", ["grua-vieja"]],
  ["filters[condition][slug][$eq]=nuevo", ["tolva-nueva"]],
  ["filters[manufacturer][$eqi]=KOMATSU", ["excavadora-usd"]],
  ["filters[price_clp][$gte]=6000000&filters[price_clp][$lte]=80000000", ["excavadora-usd"]],
  ["filters[year][$between][0]=1990&filters[year][$between][1]=2000", ["grua-vieja"]],
  ["filters[name][$contains]=100%25", ["excavadora-usd"]],
  ["filters[name][$contains]=10_%25", []],
  ["filters[name][$startsWithi]=GR", ["grua-vieja"]],
  ["filters[name][$endsWith]=nueva", ["tolva-nueva"]],
  [
    "filters[slug][$in][0]=tolva-nueva&filters[slug][$in][1]=grua-vieja",
    ["grua-vieja", "tolva-nueva"],
  ],
  ["filters[slug][$notIn]=tolva-nueva", ["grua-vieja", "excavadora-usd"]],
  ["filters[slug][$ne]=tolva-nueva&filters[year][$gt]=2000", ["excavadora-usd"]],
  [
    "filters[$or][0][slug]=tolva-nueva&filters[$or][1][year][$lt]=2000",
    ["grua-vieja", "tolva-nueva"],
  ],
  ["filters[$not][slug]=tolva-nueva", ["grua-vieja", "excavadora-usd"]],
  ["filters[slug][$not][$containsi]=A-", []],
  ["filters[ad_featured_reservation][id][$notNull]=true", ["grua-vieja"]],
  ["filters[ad_featured_reservation][id][$null]=true", ["excavadora-usd", "tolva-nueva"]],
  ["filters[user][username][$eqi]=gruas.norte", ["grua-vieja"]],
  ["filters[user][username][$eq]=GRUAS.NORTE", ["grua-vieja"]],
  ["filters[user][username][$eq]=privado", []],
  ["filters[active][$eq]=true&filters[remaining_days][$gt]=11", ["excavadora-usd", "tolva-nueva"]],
  ["sort=price_clp:desc&filters[price_clp][$gt]=2000000", ["excavadora-usd", "grua-vieja"]],
  ["sort=published_at:desc", ["excavadora-usd", "tolva-nueva", "grua-vieja"]],
  ["sort[0]=category.name:asc&sort[1]=year:desc", ["excavadora-usd", "grua-vieja", "tolva-nueva"]],
  ["sort=featured:desc,name", ["grua-vieja", "excavadora-usd", "tolva-nueva"]],
])("[S7.8] %s", async (query, expected) => {
  expect(await slugs(`/ads?${query}`)).toEqual(expected)
})

test("ended ads: expired, deactivated, or past their end, and gone after 30 days", async () => {
  const { body } = await get("/ended-ads?populate=*&sort=slug")
  const { data } = pageAnswerSchema(endedAdSchema).parse(body)
  expect(data.map(({ slug, gone }) => [slug, gone])).toEqual([
    ["olvidada", true],
    ["recien-vencida", false],
    ["vencida", false],
    ["vendida", false],
  ])
  expect(Object.keys(body.data[0]).sort()).toEqual(
    [
      "category",
      "commune",
      "documentId",
      "ended_at",
      "gallery",
      "gone",
      "id",
      "name",
      "slug",
    ].sort(),
  )
})
