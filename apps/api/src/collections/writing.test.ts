import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { addAd } from "../../test/add-ad.ts"
import { signIn } from "../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"

let api: TestApp
let operator = { authorization: "" }

type Method = "POST" | "PUT" | "DELETE"

async function send(method: Method, path: string, data?: unknown, headers = operator) {
  const body = data === undefined ? {} : { payload: { data } }
  const answer = await api.app.inject({ method, url: `/api${path}`, headers, ...body })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body && answer.json() }
}

const category = {
  name: "Energía",
  slug: "energia",
  color: "#112233",
  color_tint: "#DDEEFF",
  icon: "zap",
}
const writable: [string, Record<string, unknown>, Record<string, unknown>][] = [
  ["categories", category, { icon: "sun" }],
  ["conditions", { name: "Reacondicionado", slug: "reacondicionado" }, { name: "Como nuevo" }],
  [
    "ad-packs",
    { name: "5 anuncios", slug: "cinco", price: 25_000, ads: 5, days: 15 },
    { on_sale: false },
  ],
  ["search-synonyms", { terms: ["retro", "retroexcavadora"] }, { terms: ["retro", "mixta"] }],
  ["faqs", { question: "¿Y esto?", answer: "<p>Sí</p>", topic: "Avisos", order: 3 }, { order: 4 }],
  [
    "pages",
    { title: "Ayuda", slug: "ayuda", description: "", body: "<p>x</p>" },
    { body: "<p>y</p>" },
  ],
]

beforeAll(async () => {
  api = await createTestApp()
  operator = await signIn(api.database, "operator")
})

afterAll(() => api.close())

describe.each(writable)("%s", (name, record, change) => {
  test("[S7.11] an operator creates, updates and deletes by documentId and by id", async () => {
    const created = await send("POST", `/${name}`, record)
    expect(created.status, JSON.stringify(created.body)).toBe(201)
    expect(created.body.data).toMatchObject(record)
    const { id, documentId } = created.body.data
    const updated = await send("PUT", `/${name}/${documentId}`, change)
    expect(updated.status).toBe(200)
    expect(updated.body.data).toMatchObject({ ...record, ...change, id })
    expect((await send("DELETE", `/${name}/${id}`)).status).toBe(204)
    expect((await send("PUT", `/${name}/${id}`, change)).status).toBe(404)
    expect((await send("DELETE", `/${name}/${documentId}`)).status).toBe(404)
  })

  test("[S7.11] only operators may write", async () => {
    const user = await signIn(api.database, "user")
    const moderator = await signIn(api.database, "moderator")
    for (const [headers, status, error] of [
      [{}, 401, "UnauthorizedError"],
      [user, 403, "ForbiddenError"],
      [moderator, 403, "ForbiddenError"],
    ] as const) {
      for (const [method, path] of [
        ["POST", `/${name}`],
        ["PUT", `/${name}/1`],
        ["DELETE", `/${name}/1`],
      ] as const) {
        const answer = await api.app.inject({ method, url: `/api${path}`, headers, payload: {} })
        expect(answer.statusCode, `${method} ${path}`).toBe(status)
        expect(answer.json().error.name).toBe(error)
      }
    }
  })

  test("[S7.11] unknown, missing and invalid fields are rejected by name", async () => {
    const unknown = await send("POST", `/${name}`, { ...record, id: 7 })
    expect(unknown.status).toBe(400)
    expect(JSON.stringify(unknown.body.error.details)).toContain("id")
    const [first = ""] = Object.keys(record)
    const wrong = await send("POST", `/${name}`, { ...record, [first]: { deep: true } })
    expect(wrong.body.error.details.errors[0].path).toEqual(["data", first])
    const missing = await send("POST", `/${name}`, { ...record, [first]: undefined })
    expect(missing.body.error.details.errors[0].path).toEqual(["data", first])
    expect((await send("PUT", `/${name}/1`, {})).status).toBe(400)
    expect((await send("POST", `/${name}`)).status).toBe(400)
  })
})

test.each([["regions"], ["ads"], ["ended-ads"], ["indicator-values"], ["seller-profiles"]])(
  "[S7.11] %s cannot be written here, not even by an operator",
  async (name) => {
    for (const [method, path] of [
      ["POST", `/${name}`],
      ["PUT", `/${name}/1`],
      ["DELETE", `/${name}/1`],
    ] as const) {
      const { status, headers, body } = await send(method, path, {})
      expect(status).toBe(405)
      expect(headers.allow).toBe("GET, HEAD")
      expect(body.error.name).toBe("MethodNotAllowedError")
    }
  },
)

test("[S7.11] a value that is taken or a record still referenced is a conflict that names the field", async () => {
  const first = await send("POST", "/categories", category)
  const second = await send("POST", "/categories", { ...category, name: "Otra" })
  expect(second.status).toBe(409)
  expect(second.body.error.details.errors).toEqual([
    { path: ["data", "slug"], message: "is taken" },
  ])
  await addAd(api.database, { category: "Energía" })
  const needed = await send("DELETE", `/categories/${first.body.data.id}`)
  expect(needed.status).toBe(409)
  expect(needed.body.error.name).toBe("ConflictError")
})

test("a pack has at most as many credits as one payment can grant", async () => {
  const pack = { name: "Gigante", slug: "gigante", price: 990_000, ads: 200, days: 15 }
  for (const difference of [{ ads: 201 }, { featured: 201 }, { ads: 0 }]) {
    expect(await send("POST", "/ad-packs", { ...pack, ...difference })).toMatchObject({
      status: 400,
    })
  }
  expect(await send("POST", "/ad-packs", pack)).toMatchObject({ status: 201 })
})

test("bodies that are invalid JSON, too large, or set the prototype are rejected", async () => {
  const url = "/api/faqs"
  const ask = async (type: string, payload: string) => {
    const headers = { ...operator, "content-type": type }
    return (await api.app.inject({ method: "POST", url, headers, payload })).statusCode
  }
  expect(await ask("application/json", "{")).toBe(400)
  expect(await ask("application/json", "")).toBe(400)
  expect(await ask("application/json", '{"data":{"__proto__":{}}}')).toBe(400)
  expect(await ask("text/plain", "data")).toBe(415)
  expect(await ask("application/x-www-form-urlencoded", "data=1")).toBe(415)
  expect(await ask("application/json", JSON.stringify({ data: "x".repeat(200_000) }))).toBe(413)
})
