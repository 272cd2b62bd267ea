import { setTimeout as wait } from "node:timers/promises"
import type { RunningStack } from "../../start-stack.ts"

/** Accounts of the demonstration, whose password the README states. */
export const password = "Wara-demo-2026"
export const demoAccounts = {
  attacker: "vendedor@wara.test",
  others: ["comprador@wara.test", "pro@wara.test"],
} as const

/** Milliseconds of each request, and how many were refused or got no answer. */
export type Timed = { times: number[]; failed: number }

/** Milliseconds between two log-ins, in turn through the site's form and by a call of the api. */
const pauseMs = 150

/**
 * Logs in again and again, each time from another address, and reads the account's page after each
 * log-in by the site's form.
 */
export async function logInRepeatedly(
  { siteUrl, apiUrl }: Pick<RunningStack, "siteUrl" | "apiUrl">,
  people: readonly string[],
  seconds: number,
): Promise<{ logIns: Timed; accountPages: Timed }> {
  const endsAt = performance.now() + seconds * 1_000
  const logIns: Timed = { times: [], failed: 0 }
  const accountPages: Timed = { times: [], failed: 0 }
  for (let count = 0; performance.now() < endsAt; count += 1) {
    const identifier = people[count % people.length] ?? ""
    const address = `198.51.100.${1 + (count % 250)}`
    if (count % 4 < 2) {
      const cookie = await measure(logIns, () => postForm(siteUrl, identifier, address))
      if (cookie) await measure(accountPages, () => readAccount(siteUrl, cookie, address))
    } else await measure(logIns, () => call(apiUrl, identifier, address))
    await wait(pauseMs)
  }
  return { logIns, accountPages }
}

/** What a request gives, which counts as failed without that. */
export async function measure<Result>(
  timed: Timed,
  request: () => Promise<Result | null>,
): Promise<Result | null> {
  const startedAt = performance.now()
  const result = await request().catch(() => null)
  if (result === null) timed.failed += 1
  timed.times.push(performance.now() - startedAt)
  return result
}

async function postForm(siteUrl: string, identifier: string, address: string) {
  const response = await fetch(`${siteUrl}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: siteUrl, "x-forwarded-for": address },
    body: new URLSearchParams({ identifier, password }),
  })
  await response.arrayBuffer()
  if (response.status !== 302 && response.status !== 303) return null
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ")
}

async function readAccount(siteUrl: string, cookie: string, address: string) {
  const headers = { cookie, "x-forwarded-for": address }
  const response = await fetch(`${siteUrl}/cuenta`, { redirect: "manual", headers })
  await response.arrayBuffer()
  return response.ok ? response : null
}

async function call(apiUrl: string, identifier: string, address: string) {
  const response = await postCredentials(apiUrl, identifier, { "x-forwarded-for": address })
  await response.arrayBuffer()
  return response.ok ? response : null
}

function postCredentials(apiUrl: string, identifier: string, headers: Record<string, string>) {
  return fetch(`${apiUrl}/api/auth/local`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ identifier, password }),
  })
}

/** The header of a session of an account. */
export async function openSession(apiUrl: string, identifier: string) {
  const answer: unknown = await (await postCredentials(apiUrl, identifier, {})).json()
  if (typeof answer !== "object" || answer === null || !("jwt" in answer)) {
    throw new Error(`${identifier} could not log in`)
  }
  return { authorization: `Bearer ${String(answer.jwt)}` }
}
