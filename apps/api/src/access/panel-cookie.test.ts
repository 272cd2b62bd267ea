import fastify from "fastify"
import { expect, test } from "vitest"
import { panelCookie, panelDeviceCookie, panelToken } from "./panel-cookie.ts"

const token = "token-of-24-characters--"

test("[B8.38] with https the panel's cookies are __Host- ones, without it they are for the api's path", () => {
  const secure = { path: "/api", isSecure: true }
  const attributes = "Max-Age=60; HttpOnly; SameSite=Strict; Secure"
  expect(panelCookie(token, { ...secure, seconds: 60 })).toBe(
    `__Host-wara_panel=${token}; Path=/; ${attributes}`,
  )
  expect(panelDeviceCookie(token, secure)).toMatch(
    /^__Host-wara_panel_device=.+; Path=\/; .+Secure/,
  )
  const plain = panelCookie(token, { path: "/api", isSecure: false, seconds: 60 })
  expect(plain).toBe(`wara_panel=${token}; Path=/api; Max-Age=60; HttpOnly; SameSite=Strict`)
})

test("[B8.38] the panel reads the cookie of its host first, and one of an earlier release", async () => {
  const api = fastify()
  api.get("/", async (request) => ({ token: panelToken(request) }))
  const read = async (cookie: string) =>
    (await api.inject({ url: "/", headers: { cookie, "x-wara-admin": "1" } })).json().token
  const other = token.toUpperCase()
  expect(await read(`wara_panel=${other}; __Host-wara_panel=${token}`)).toBe(token)
  expect(await read(`wara_panel=${token}`)).toBe(token)
  expect(await read(`x__Host-wara_panel=${token}`)).toBeNull()
  await api.close()
})
