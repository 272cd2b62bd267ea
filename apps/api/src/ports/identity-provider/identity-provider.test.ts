import { afterEach, beforeEach, expect, test } from "vitest"
import { startFakeSource } from "../../../test/start-fake-source.ts"
import { LogInDeclined } from "./identity-provider.ts"
import { createOpenidProvider } from "./openid-provider.ts"
import { createUserinfoProvider } from "./userinfo-provider.ts"

let server: Awaited<ReturnType<typeof startFakeSource>>

beforeEach(async () => {
  server = await startFakeSource()
})

afterEach(() => server.stop())

const secrets = { state: "state", codeVerifier: "v".repeat(43), nonce: "nonce" }
const options = { client: { id: "id", secret: "secret" }, insecure: true }
const back = (query: string) => new URL(`http://localhost:1337/callback?${query}`)

/** A server that answers every call with a token and a person. */
function facebook(timeoutSeconds?: number) {
  const { url } = server
  const endpoints = { authorizationUrl: url, tokenUrl: url, userinfoUrl: url }
  return createUserinfoProvider(
    endpoints,
    timeoutSeconds ? { ...options, timeoutSeconds } : options,
  )
}

function read(person: object) {
  server.answer({ body: { access_token: "token", token_type: "bearer", ...person } })
  return facebook().finish(secrets, back("code=code&state=state"))
}

test("a person from Facebook, whose e-mail is always confirmed", async () => {
  const person = { id: "7", email: "ana@correo.test", first_name: " Ana ", last_name: "Soto" }
  expect(await read(person)).toEqual({
    subject: "7",
    email: "ana@correo.test",
    emailVerified: true,
    firstname: "Ana",
    lastname: "Soto",
  })
  expect(await read({ id: 7, email: "" })).toMatchObject({
    subject: "7",
    email: null,
    firstname: "",
  })
})

test("a person from OpenID, with an unconfirmed e-mail if it says so", async () => {
  for (const email_verified of [false, "false"]) {
    const person = { sub: "8", email: "ana@correo.test", email_verified, given_name: "Ana" }
    expect(await read(person)).toMatchObject({
      subject: "8",
      emailVerified: false,
      firstname: "Ana",
      lastname: "",
    })
  }
})

test.each([
  ["nobody", {}],
  ["a subject of the wrong kind", { id: ["7"] }],
  ["an e-mail of the wrong kind", { id: "7", email: { not: "text" } }],
  ["a confirmation of the wrong kind", { id: "7", email: "a@b.cl", email_verified: "perhaps" }],
  ["far too much", { id: "7", first_name: "x".repeat(30_000) }],
])("a response with %s is rejected", async (_what, person) => {
  await expect(read(person)).rejects.toThrow()
})

test("rejections by the provider are distinguished from its failures", async () => {
  const declined = facebook().finish(secrets, back("error=access_denied&state=state"))
  await expect(declined).rejects.toThrow(LogInDeclined)
  server.answer({ status: 400, body: { error: { message: "Invalid code", code: 100 } } })
  const failed = facebook().finish(secrets, back("code=code&state=state"))
  await expect(failed).rejects.not.toThrow(LogInDeclined)
  server.answer({ status: 400, body: { error: "invalid_client", error_description: "a@b.cl" } })
  const refused = facebook().finish(secrets, back("code=code&state=state"))
  await expect(refused).rejects.toThrow(/^The provider rejected the code: invalid_client$/)
  await expect(facebook().finish(secrets, back("code=code&state=other"))).rejects.toThrow()
})

test("a provider that does not answer times out", async () => {
  server.answer("never")
  const returned = facebook(0.2).finish(secrets, back("code=code&state=state"))
  await expect(returned).rejects.toMatchObject({ code: "OAUTH_TIMEOUT" })
  const google = createOpenidProvider(server.url, { ...options, timeoutSeconds: 0.2 })
  const begun = google.begin(secrets, "http://localhost:1337/callback")
  await expect(begun).rejects.toMatchObject({ code: "OAUTH_TIMEOUT" })
})

test("a failed discovery is retried, a successful one cached for a day", async () => {
  let time = 0
  const google = createOpenidProvider(server.url, options, () => time)
  const begin = () => google.begin(secrets, "http://localhost:1337/callback")
  server.answer({ status: 500, body: "out of order" })
  await expect(begin()).rejects.toThrow()
  const description = { issuer: server.url, authorization_endpoint: `${server.url}/authorize` }
  server.answer({ body: description })
  expect((await begin()).pathname).toBe("/api/authorize")
  server.answer({ body: { ...description, authorization_endpoint: `${server.url}/moved` } })
  expect((await begin()).pathname).toBe("/api/authorize")
  time = 86_400_000
  expect((await begin()).pathname).toBe("/api/moved")
})

test("a discovery document of another issuer is rejected", async () => {
  server.answer({ body: { issuer: "https://evil.test", authorization_endpoint: server.url } })
  const google = createOpenidProvider(server.url, options)
  await expect(google.begin(secrets, "http://localhost:1337/callback")).rejects.toThrow()
})
