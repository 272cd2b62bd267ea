import { randomBytes } from "node:crypto"
import { expect } from "vitest"
import { newNetwork } from "./call-as.ts"
import { createTestApp } from "./create-test-app.ts"
import { startPeopleProvider } from "./start-people-provider.ts"

type Provider = "google" | "facebook"
type Choice = Record<string, string>

export const bothProviders: Provider[] = ["google", "facebook"]

/** The secret of a browser that starts a log-in. */
export const newBinding = () => randomBytes(24).toString("base64url")

/** The identity at the stand-in for Google and Facebook. */
export const choose = (email: string, given: Choice = {}): Choice => ({
  email,
  firstname: "Ana",
  lastname: "Soto",
  verified: "yes",
  ...given,
})

/** The code with which a log-in ended on the site; empty when it failed. */
export const codeOf = (page: URL) => page.searchParams.get("access_token") ?? ""

/** An api with the stand-in for Google and Facebook, and the steps that a browser takes between them. */
export async function startOauthFlows() {
  const people = await startPeopleProvider()
  const api = await createTestApp({ config: people.settings })
  let network = newNetwork()

  /** The redirect of a call. */
  async function redirect(url: string): Promise<URL> {
    const answer = await api.app.inject({ url, remoteAddress: network })
    expect(answer.statusCode, answer.body).toBe(302)
    return new URL(String(answer.headers.location))
  }

  const begin = (provider: Provider, binding: string | null = null) =>
    redirect(`/api/connect/${provider}${binding === null ? "" : `?binding=${binding}`}`)

  /** From the site's link to the provider's redirect back. */
  async function goThere(provider: Provider, choice: Choice, binding: string | null = null) {
    return people.visit((await begin(provider, binding)).href, choice)
  }

  const comeBack = (returned: URL) => redirect(`${returned.pathname}${returned.search}`)

  /** The whole flow; returns the site's page at its end. */
  async function flow(provider: Provider, choice: Choice, binding: string | null = null) {
    return comeBack(await goThere(provider, choice, binding))
  }

  function redeem(provider: string, code: string, binding: string | null = null) {
    return api.app.inject({
      url: `/api/auth/${provider}/callback?access_token=${encodeURIComponent(code)}`,
      remoteAddress: network,
      headers: binding === null ? {} : { "x-login-binding": binding },
    })
  }

  /** So that tests do not share rate limits. */
  function startOver() {
    network = newNetwork()
    return people.setMode("ok")
  }

  async function stop() {
    await api.close()
    await people.stop()
  }

  return { api, people, redirect, begin, goThere, comeBack, flow, redeem, startOver, stop }
}
