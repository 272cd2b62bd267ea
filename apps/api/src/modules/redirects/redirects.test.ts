import { redirectTexts } from "@wara/domain/redirects/redirect-texts"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { signIn } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"

let api: TestApp
let headers = { authorization: "" }

beforeAll(async () => {
  api = await createTestApp({ config: { baseUrl: "https://wara.cl" } })
  headers = await signIn(api.database, "operator")
})
beforeEach(async () => {
  await api.pool.query("delete from redirects")
})
afterAll(() => api.close())

async function send(method: "POST" | "PUT", path: string, data: object) {
  const url = `/api/admin/redirects${path}`
  const answer = await api.app.inject({ method, url, headers, payload: { data } })
  return { status: answer.statusCode, ...answer.json() }
}

const add = (from: string, to: string, more = {}) => send("POST", "", { from, to, ...more })

const inForce = async () => (await api.app.inject("/api/redirects")).json().data

test("[S4.5] everyone may read the active redirects, with source and target only", async () => {
  await add("/Viejo/", "/anuncios?s=grua")
  await add("/ayuda", "https://ayuda.wara.test/inicio", { permanent: false })
  await add("/pronto", "/anuncios", { enabled: false })
  expect(await inForce()).toEqual([
    { from: "/viejo", to: "/anuncios?s=grua", status: 301 },
    { from: "/ayuda", to: "https://ayuda.wara.test/inicio", status: 302 },
  ])
})

test.each([
  ["/", "/anuncios", "from", redirectTexts.fromReserved],
  ["/admin", "/anuncios", "from", redirectTexts.fromReserved],
  ["/x?y=1", "/anuncios", "from", redirectTexts.fromShape],
  ["/x", "https://wara.cl@evil.cl", "to", redirectTexts.toShape],
  ["/x", "//evil.cl", "to", redirectTexts.toShape],
  ["/x", "javascript:alert(1)", "to", redirectTexts.toShape],
  ["/x", "/X/", "to", redirectTexts.toSame],
  ["/x", "https://wara.cl/x", "to", redirectTexts.toOwnSite],
])("[S4.5] from %s to %s is rejected with a message", async (from, to, field, message) => {
  const { status, error } = await add(from, to)
  expect(status).toBe(400)
  expect(error.details.errors).toEqual([{ path: ["data", field], message }])
  expect(await inForce()).toEqual([])
})

test("[S4.5] chains are rejected on save, for new and changed rules", async () => {
  await add("/viejo", "/medio")
  expect((await add("/otro", "/viejo/")).error.details.errors).toEqual([
    { path: ["data", "to"], message: redirectTexts.toRedirected },
  ])
  expect((await add("/medio", "/viejo")).status).toBe(400)
  const waiting = await add("/medio", "/anuncios", { enabled: false })
  expect(waiting.status).toBe(201)
  const enabled = await send("PUT", `/${waiting.data.documentId}`, { enabled: true })
  expect(enabled.error.details.errors[0].message).toBe(redirectTexts.fromIsTarget)
  const { rows } = await api.pool.query(
    "select count(*)::int as count from audit_entries where action = 'redirects.update'",
  )
  expect(rows).toEqual([{ count: 0 }])
})

test("[S4.5] of two concurrent rules that would form a cycle, one is saved", async () => {
  for (let round = 0; round < 5; round += 1) {
    await api.pool.query("delete from redirects")
    const answers = await Promise.all([add("/ida", "/vuelta"), add("/vuelta", "/ida")])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
    expect(await inForce()).toHaveLength(1)
  }
})
