import { pageAnswerSchema } from "@wara/contract/answer"
import { adPackSchema, communeSchema, faqSchema, pageSchema } from "@wara/contract/catalog"
import { sellerProfileSchema } from "@wara/contract/seller"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../test/add-ad.ts"
import { addPicture } from "../../test/add-picture.ts"
import { addUser, signIn } from "../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"

let api: TestApp

async function get(path: string) {
  const answer = await api.app.inject(`/api${path}`)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.json()
}

beforeAll(async () => {
  api = await createTestApp()
  const { pool } = api
  await pool.query(`
    insert into regions (code, name, full_name, slug, "order") values
      ('02', 'Antofagasta', 'Antofagasta', 'antofagasta', 3), ('08', 'Biobío', 'Biobío', 'biobio', 11);
    insert into communes (code, name, slug, region_id, latitude, longitude)
      select 'c' || n, 'Comuna ' || n, 'comuna-' || n, 1 + n % 2, -30.5, -70.25 from generate_series(1, 343) n;
    insert into communes (code, name, slug, region_id, latitude, longitude) values
      ('1', 'Ñuñoa', 'nunoa', 1, -33, -70), ('2', 'Ñiquén', 'niquen', 2, -36, -72), ('3', 'Álamos', 'alamos', 1, -37, -73);
    insert into ad_packs (name, slug, price, ads, featured, days, on_sale) values
      ('15 anuncios', '15', 69990, 15, 1, 15, true), ('1 anuncio', '1', 5990, 1, 0, 15, true), ('Viejo', 'v', 1, 1, 0, 15, false);
    insert into faqs (question, answer, topic, "order") values ('¿Segunda?', '<p>b</p>', 't', 2), ('¿Primera?', '<p>a</p>', 't', 1);
    insert into pages (slug, title, description, body, published) values
      ('terminos', 'Términos', 'd', '<p>x</p>', true), ('borrador', 'Borrador', 'd', '<p>x</p>', false);
    insert into indicators values ('uf', 'UF', 'Pesos');
    insert into indicator_values (code, date, value) select 'uf', date '2026-01-01' + n, 39000 + n from generate_series(0, 40) n`)
})

afterAll(() => api.close())

test("[S7.6] [S3.4] all communes in one page, with their regions, in Spanish collation", async () => {
  const body = await get("/communes?page=1&pageSize=1000&populate=*&sort=name:asc")
  const { data, meta } = pageAnswerSchema(communeSchema.required()).parse(body)
  expect(meta.pagination).toEqual({ page: 1, pageSize: 1000, pageCount: 1, total: 346 })
  const names = data.map((commune) => commune.name)
  expect(names[0]).toBe("Álamos")
  expect(names.slice(-2)).toEqual(["Ñiquén", "Ñuñoa"])
  expect(data.at(-1)).toMatchObject({ id: expect.any(Number), region: { name: "Antofagasta" } })
})

test("[S7.11] regions run from north to south, questions in their order", async () => {
  const regions = (await get("/regions")).data
  expect(regions.map((region: { slug: string }) => region.slug)).toEqual(["antofagasta", "biobio"])
  const { data } = pageAnswerSchema(faqSchema).parse(await get("/faqs"))
  expect(data.map((faq) => faq.question)).toEqual(["¿Primera?", "¿Segunda?"])
})

test("[S7.11] only packs on sale and published pages are public", async () => {
  const packs = pageAnswerSchema(adPackSchema.strict()).safeParse(await get("/ad-packs?fields=*"))
  const { data } = pageAnswerSchema(adPackSchema).parse(await get("/ad-packs"))
  expect(packs.success).toBe(false)
  expect(data.map((pack) => [pack.slug, pack.price])).toEqual([
    ["1", 5990],
    ["15", 69_990],
  ])
  const pages = await get("/pages?populate=*")
  expect(pages.data.map((page: { slug: string }) => page.slug)).toEqual(["terminos"])
  const found = await get("/pages?filters[slug][$eq]=terminos")
  expect(pageAnswerSchema(pageSchema).parse(found).data[0]?.body).toBe("<p>x</p>")
})

test("[S7.11] the history of an indicator between two days, newest first", async () => {
  const body = await get(
    "/indicator-values?filters[code]=uf&filters[date][$between][0]=2026-01-05&filters[date][$between][1]=2026-01-06",
  )
  expect(body.data.map((day: object) => ({ ...day, id: 0, documentId: "" }))).toEqual([
    { id: 0, documentId: "", code: "uf", date: "2026-01-06", value: 39_005 },
    { id: 0, documentId: "", code: "uf", date: "2026-01-05", value: 39_004 },
  ])
})

test("[S2.2] profiles of professional sellers only, found ignoring case", async () => {
  const { database, pool } = api
  const communeId = (await pool.query("select id from communes where slug = 'nunoa'")).rows[0].id
  const pro = await addUser(database, {
    username: "Gruas.Norte",
    pro: true,
    companyName: "Grúas del Norte SpA",
    communeId,
    avatarId: await addPicture(database, "avatar"),
  })
  await addUser(database, { username: "solo", pro: true, firstname: "Rosa", lastname: "Oculta" })
  await addUser(database, { username: "privada" })
  await addUser(database, { username: "bloqueada", pro: true, blockedAt: new Date() })
  await addAd(database, { ownerId: pro })
  await addAd(database, { ownerId: pro, state: "pending" })
  const { data } = pageAnswerSchema(sellerProfileSchema).parse(
    await get("/seller-profiles?filters[username][$eqi]=GRUAS.NORTE&populate=*"),
  )
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    username: "Gruas.Norte",
    display_name: "Grúas del Norte SpA",
    ads_count: 1,
    commune: { name: "Ñuñoa", region: "Antofagasta" },
    avatar: { url: "/uploads/avatar.webp" },
    cover: null,
  })
  const profiles = (await get("/seller-profiles?populate=*")).data
  expect(profiles.map((seller: { display_name: string }) => seller.display_name)).toEqual([
    "Grúas del Norte SpA",
    "Rosa",
  ])
})

test("[B8.4] a seller profile names the newest public ad, and has no contact data, also for users", async () => {
  const { database } = api
  const seller = await addUser(database, {
    username: "lomas",
    pro: true,
    firstname: "Rodrigo",
    lastname: "Ibacache",
    companyName: "Maquinarias Lomas Pardas",
    phone: "+56999999999",
  })
  const ad = (phone: string, days: number, state?: "pending") =>
    addAd(database, {
      ownerId: seller,
      phone,
      email: "ventas@lomas.test",
      publishedAt: new Date(Date.now() - days * 86_400_000),
      ...(state ? { state } : {}),
    })
  await ad("+56911110001", 3)
  const newest = await ad("+56911110002", 1)
  await ad("+56911110003", 0, "pending")
  const path = "/seller-profiles?filters[username][$eqi]=lomas&populate=*"
  for (const headers of [{}, await signIn(database, "user")]) {
    const answer = await api.app.inject({ url: `/api${path}`, headers })
    expect(answer.json().data[0].contact_ad).toBe(newest)
    expect(answer.body).not.toMatch(/5691111|ventas@|Ibacache/)
  }
})

test("[B5.9] [B5.11] users see a professional seller's company and member since", async () => {
  const company = { companyName: "Maquinarias Lomas Pardas", createdAt: new Date("2025-05-12") }
  const headers = await signIn(api.database, "user")
  const sellerOf = async (pro: boolean) => {
    const ownerId = await addUser(api.database, { ...company, pro })
    const ad = await addAd(api.database, { ownerId })
    return await api.app
      .inject({ url: `/api/ads?populate=user&filters[id]=${ad}`, headers })
      .then((answer) => answer.json().data[0].user)
  }
  const member_since = "2025-05-12T00:00:00.000Z"
  const company_name = "Maquinarias Lomas Pardas"
  expect(await sellerOf(true)).toMatchObject({ company_name, member_since })
  expect(await sellerOf(false)).toMatchObject({ company_name: null, member_since })
})
