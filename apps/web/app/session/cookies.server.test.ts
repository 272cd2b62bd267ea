import { expect, test } from "vitest"
import {
  blockCookie,
  clearedSessionCookie,
  deviceCookie,
  oauthStateCookie,
  readBlockCookie,
  readOauthStateCookie,
  readResetCodeCookie,
  sessionCookie,
} from "./cookies.server.ts"

const withCookies = (cookie: string) => new Request("http://localhost/", { headers: { cookie } })
const pairOf = (cookie: string) => cookie.slice(0, cookie.indexOf(";"))
const binding = "a-binding_of-24-bytes"

test("[S1.7] a session cookie is HttpOnly and SameSite for 30 days", () => {
  const attributes = (maxAge: number) => `Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax`
  expect(sessionCookie("a.b-c_d")).toBe(`wara_session=a.b-c_d; ${attributes(2_592_000)}`)
  expect(clearedSessionCookie()).toBe(`wara_session=; ${attributes(0)}`)
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
