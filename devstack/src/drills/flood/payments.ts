import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { z } from "zod"
import type { RunningStack } from "../../start-stack.ts"
import { payPath } from "../../webpay-simulator/payment-page.ts"
import { measure, openSession, type Timed } from "./log-ins.ts"

const packsSchema = z.object({ data: z.array(z.object({ id: z.number(), price: z.number() })) })
const openedSchema = z.object({ redirect: z.object({ url: z.url(), token: z.string() }) })

/** Milliseconds between two returns. */
const pauseMs = 400

/** Payments that are made at the gateway and whose browsers have not returned yet. */
export async function makePayments(
  { apiUrl }: Pick<RunningStack, "apiUrl">,
  people: readonly string[],
  count: number,
): Promise<string[]> {
  const { data: packs } = packsSchema.parse(await (await fetch(`${apiUrl}/api/ad-packs`)).json())
  const [pack] = packs
  if (pack === undefined) throw new Error("the demonstration sells no pack")
  const sessions = await Promise.all(people.map((email) => openSession(apiUrl, email)))
  const tokens: string[] = []
  while (tokens.length < count) {
    const data = {
      ...{ key: randomUUID(), pack: pack.id, placement: false, ad: null, feature_ad: false },
      ...{ total: pack.price, terms: true, is_invoice: false },
    }
    const opened = await fetch(`${apiUrl}/api/users/me/orders`, {
      method: "POST",
      headers: { ...sessions[tokens.length % sessions.length], "content-type": "application/json" },
      body: JSON.stringify({ data }),
    })
    if (!opened.ok) throw new Error(`a checkout was refused: ${opened.status}`)
    const { redirect } = openedSchema.parse(await opened.json())
    await pay(redirect)
    tokens.push(redirect.token)
  }
  return tokens
}

async function pay({ token, url }: { token: string; url: string }): Promise<void> {
  const body = new URLSearchParams({ token_ws: token, card: "debit", choice: "approve" })
  const paid = await fetch(new URL(payPath, url), { method: "POST", redirect: "manual", body })
  await paid.arrayBuffer()
}

/** Brings browsers back from the gateway, each from its own address, until all are or time is over. */
export async function returnRepeatedly(
  { siteUrl }: Pick<RunningStack, "siteUrl">,
  tokens: readonly string[],
  seconds: number,
): Promise<Timed> {
  const endsAt = performance.now() + seconds * 1_000
  const result: Timed = { times: [], failed: 0 }
  for (const [index, token] of tokens.entries()) {
    if (performance.now() > endsAt) break
    await measure(result, () => comeBack(siteUrl, token, `192.0.2.${1 + index}`))
    await wait(pauseMs)
  }
  return result
}

async function comeBack(siteUrl: string, token: string, address: string) {
  const response = await fetch(`${siteUrl}/packs/retorno?token_ws=${token}`, {
    redirect: "manual",
    headers: { "x-forwarded-for": address },
  })
  await response.arrayBuffer()
  const isThanked = response.headers.get("location")?.includes("/packs/gracias") ?? false
  return response.status === 303 && isThanked ? response : null
}
