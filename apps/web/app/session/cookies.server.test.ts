import { afterEach, expect, test } from "vitest"
import { config } from "../config.server.ts"
import * as cookies from "./cookies.server.ts"
import {
  blockCookie,
  clearedSessionCookies,
  deviceCookie,
  oauthStateCookie,
  readBlockCookie,
  readOauthStateCookie,
  readResetCodeCookie,
  renamedSessionCookies,
  sessionCookie,
} from "./cookies.server.ts"

const withCookies = (cookie: string) => new Request("http://localhost/", { headers: { cookie } })
const pairOf = (cookie: string) => cookie.slice(0, cookie.indexOf(";"))
const plainUrl = config.baseUrl
afterEach(() => {
  config.baseUrl = plainUrl
})

const binding = "a-binding_of-24-bytes"

test("[S1.7] a session cookie is HttpOnly and SameSite for 30 days", () => {
  const attributes = (maxAge: number) => `Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax`
  expect(sessionCookie("a.b-c_d")).toBe(`wara_session=a.b-c_d; ${attributes(2_592_000)}`)
  expect(clearedSessionCookies()).toEqual([`wara_session=; ${attributes(0)}`])
  expect(deviceCookie("x")).toBe(`wara_session_device=x; ${attributes(34_560_000)}`)
})

test.each(["/anuncios?s=grua%20azul&p=2", "/anuncios?s=gr%C3%BAa;barata"])(
  "a social log-in leads back to %s",
  (returnTo) => {
    const pair = pairOf(oauthStateCookie({ binding, returnTo }))
    expect(pair).toBe(`wara_session_walk=${binding}.${encodeURIComponent(returnTo)}`)
    expect(readOauthStateCookie(withCookies(`a=1; ${pair}`))).toEqual({ binding, returnTo })
  },
)

test("the reason of a block survives the cookie, and a truncated character does not", () => {
  const pair = pairOf(blockCookie("Publicó 3 avisos falsos; ver correo"))
  expect(readBlockCookie(withCookies(pair))).toBe("Publicó 3 avisos falsos; ver correo")
  expect(readBlockCookie(withCookies(pairOf(blockCookie(""))))).toBe("")
  expect(pairOf(blockCookie("a\ud83d"))).toBe("wara_session_block=1a%EF%BF%BD")
  expect(readBlockCookie(withCookies("wara_session_blocked=1"))).toBeNull()
})

test("malformed cookies are ignored", () => {
  const request = withCookies(
    `;=;wara_session_reset; wara_session_walk=${binding}.%E0%A4%A; wara_session_block=1%E0%A4%A`,
  )
  expect(readResetCodeCookie(request)).toBeNull()
  expect(readOauthStateCookie(request)).toEqual({ binding, returnTo: null })
  expect(readBlockCookie(request)).toContain("%")
})

test("[B8.38] with https cookies are __Host- ones, and those of earlier releases are read and renamed", () => {
  config.baseUrl = "https://wara.test"
  const attributes = (maxAge: number) => `Max-Age=${maxAge}; Path=/; HttpOnly; Secure; SameSite=Lax`
  expect(sessionCookie("t")).toBe(`__Host-wara_session=t; ${attributes(2_592_000)}`)
  expect(deviceCookie("x")).toBe(`__Host-wara_session_device=x; ${attributes(34_560_000)}`)
  const cleared = [`__Host-wara_session=; ${attributes(0)}`, `wara_session=; ${attributes(0)}`]
  expect(clearedSessionCookies()).toEqual(cleared)
  expect(renamedSessionCookies(withCookies("wara_session=t"), "t")).toEqual([
    sessionCookie("t"),
    cleared[1],
  ])
  expect(renamedSessionCookies(withCookies("__Host-wara_session=t"), "t")).toEqual([])
  const pair = pairOf(oauthStateCookie({ binding, returnTo: null }))
  expect(pair).toMatch(/^__Host-wara_session_walk=/)
  const earlier = pair.replace("__Host-", "")
  for (const known of [pair, earlier, `${earlier.replace("a-", "b-")}; ${pair}`]) {
    expect(readOauthStateCookie(withCookies(known))?.binding).toBe(binding)
  }
})

test("[B8.38] with https every cookie that the site writes is for this host alone", () => {
  config.baseUrl = "https://wara.test"
  const written = {
    sessionCookie: cookies.sessionCookie("t"),
    deviceCookie: cookies.deviceCookie("t"),
    oauthStateCookie: cookies.oauthStateCookie({ binding, returnTo: null }),
    clearedOauthStateCookie: cookies.clearedOauthStateCookie(),
    resetCodeCookie: cookies.resetCodeCookie("t"),
    clearedResetCodeCookie: cookies.clearedResetCodeCookie(),
    blockCookie: cookies.blockCookie("t"),
    clearedBlockCookie: cookies.clearedBlockCookie(),
    devPassCookie: cookies.devPassCookie("t"),
  }
  const writers = Object.keys(cookies).filter((name) => /^(?!read).*Cookie$/.test(name))
  expect(Object.keys(written).toSorted()).toEqual(writers.toSorted())
  for (const cookie of Object.values(written)) {
    expect(cookie).toMatch(/^__Host-[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  }
})

test("[B8.38] without https cookies have plain names", () => {
  expect(renamedSessionCookies(withCookies("wara_session=t"), "t")).toEqual([])
  const pair = `__Host-${pairOf(oauthStateCookie({ binding, returnTo: null }))}`
  expect(readOauthStateCookie(withCookies(pair))).toBeNull()
})
