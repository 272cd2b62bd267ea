import { setTimeout as wait } from "node:timers/promises"
import type { RunningStack } from "../../start-stack.ts"

/** Accounts of the demonstration, whose password the README states. */
export const password = "Wara-demo-2026"
export const demoAccounts = {
  attacker: "vendedor@wara.test",
  others: ["comprador@wara.test", "pro@wara.test"],
} as const

/** Milliseconds of each log-in, and how many were refused or got no answer. */
export type LogIns = { times: number[]; failed: number }

/** Milliseconds between two log-ins, in turn through the site's form and by a call of the api. */
const pauseMs = 150

/** Logs in again and again, each time from another address. */
export async function logInRepeatedly(
  { siteUrl, apiUrl }: Pick<RunningStack, "siteUrl" | "apiUrl">,
  seconds: number,
): Promise<LogIns> {
  const endsAt = performance.now() + seconds * 1_000
  const result: LogIns = { times: [], failed: 0 }
  for (let count = 0; performance.now() < endsAt; count += 1) {
    const identifier = demoAccounts.others[count % 2] ?? demoAccounts.others[0]
    const address = `198.51.100.${1 + (count % 250)}`
    const startedAt = performance.now()
    const isLoggedIn =
      count % 4 < 2 ? postForm(siteUrl, identifier, address) : call(apiUrl, identifier, address)
    if (!(await isLoggedIn.catch(() => false))) result.failed += 1
    result.times.push(performance.now() - startedAt)
    await wait(pauseMs)
  }
  return result
}

async function postForm(siteUrl: string, identifier: string, address: string): Promise<boolean> {
  const response = await fetch(`${siteUrl}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: siteUrl, "x-forwarded-for": address },
    body: new URLSearchParams({ identifier, password }),
  })
  await response.arrayBuffer()
  return response.status === 302 || response.status === 303
}

async function call(apiUrl: string, identifier: string, address: string): Promise<boolean> {
  const response = await postCredentials(apiUrl, identifier, { "x-forwarded-for": address })
  await response.arrayBuffer()
  return response.ok
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
