import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { type OpenidProvider, startOpenidProvider } from "./start-openid-provider.ts"

let provider: OpenidProvider
const callback = (name: string) => `http://localhost:1337/api/connect/${name}/callback`

beforeAll(async () => {
  provider = await startOpenidProvider({ port: 0, callback })
})

afterAll(() => provider.stop())
afterEach(() => vi.unstubAllEnvs())

/** Starts a log-in. Returns the address of the page for choosing a person, and calls to it. */
async function openChoice(client: "google" | "facebook", query: Record<string, string> = {}) {
  const { id, redirectUri } = provider[client]
  const parameters = {
    client_id: id,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: client === "google" ? "openid email profile" : "email public_profile",
    state: "state",
    code_challenge: "x".repeat(43),
    code_challenge_method: "S256",
    ...query,
  }
  const address = `${provider.authorizationUrl}?${new URLSearchParams(parameters)}`
  const answer = await fetch(address, { redirect: "manual" })
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ")
  const location = new URL(answer.headers.get("location") ?? "", provider.url)
  const send = (body?: Record<string, string>) =>
    fetch(location, {
      redirect: "manual",
      headers: { cookie },
      ...(body ? { method: "POST", body: new URLSearchParams(body) } : {}),
    })
  return { location, send }
}

test.each([
  ["google", "Google"],
  ["facebook", "Facebook"],
] as const)(
  "the page for %s says that it is an imitation, and each person is one click",
  async (client, name) => {
    const { send } = await openChoice(client)
    const page = await (await send()).text()
    expect(page).toContain(`Esto no es ${name}`)
    expect(page).toContain('lang="es-CL"')
    const subjects = [...page.matchAll(/name="subject" value="(\d+)"/g)].map(([, one = ""]) => one)
    expect(subjects.length).toBeGreaterThan(3)
    const chosen = await send({ subject: subjects[0] ?? "" })
    expect(chosen.status).toBe(303)
  },
)

test("an empty form is refused on the page itself", async () => {
  const { send } = await openChoice("google")
  const answer = await send({ firstname: " ", email: "", verified: "yes" })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain("Escribe un correo o un nombre.")
})

test("a log-in without PKCE, or to another address, is refused", async () => {
  const plain = await openChoice("google", { code_challenge: "", code_challenge_method: "" })
  expect(plain.location.searchParams.get("error")).toBe("invalid_request")
  const other = await fetch(
    `${provider.authorizationUrl}?client_id=wara-google&redirect_uri=https://evil.test/`,
    { redirect: "manual" },
  )
  expect(other.status).toBe(400)
  expect(await other.text()).toContain("Este ingreso ya no sirve")
})

test("its root page lists the people; a log-in of another browser gets an error page", async () => {
  expect(await (await fetch(provider.url)).text()).toContain("comprador@wara.test")
  const unknownPerson = await fetch(`${provider.url}/personas/unknown`)
  expect(unknownPerson.status).toBe(400)
  expect(await unknownPerson.text()).toContain("Este ingreso ya no sirve")
})

test("it refuses to run in production unless it is a demo", async () => {
  vi.stubEnv("NODE_ENV", "production")
  vi.stubEnv("WARA_DEMO", "0")
  await expect(startOpenidProvider({ port: 0, callback })).rejects.toThrow("WARA_DEMO=1")
})
