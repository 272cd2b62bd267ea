import { randomUUID } from "node:crypto"
import { draftOfContent } from "@wara/domain/ads/ad-draft"
import { z } from "zod"
import { addSession, addUser } from "../add-user.ts"
import type { TestApp } from "../create-test-app.ts"
import { buildContent, callOwn } from "../publish-ad.ts"
import type { PayerChoice } from "../start-webpay.ts"
import type { CrashHarness } from "./crash-harness.ts"

const openedSchema = z.object({
  data: z.object({ id: z.number() }),
  redirect: z.object({ token: z.string() }),
})

/** A buyer of a pack; each step as browser and web server take it. */
export type CrashPayer = {
  id: number
  /** The ad that the payment publishes. */
  ad: number | null
  /** Requests the payment; null when the api dies meanwhile. */
  checkOut: () => Promise<{ orderId: number; token: string } | null>
  /** Ends the payment at the gateway, and stores the return URL. */
  pay: (token: string, choice: PayerChoice) => Promise<void>
  /** Returns from the gateway. */
  comeBack: () => Promise<void>
  /** Reloads the page on which the api died: the return, or before it the checkout. */
  tryAgain: () => Promise<void>
}

/** A new person with a session who is about to buy that pack, optionally for an ad. */
export async function addPayer(
  { api, ...harness }: CrashHarness,
  pack: { id: number; price: number },
  options: { withAd: boolean },
): Promise<CrashPayer> {
  const id = await addUser(api.database, { confirmedAt: new Date(), rut: "12345678-5" })
  const session = await addSession(api.database, id)
  const ad = options.withAd ? await addDraft(api, { id, session }) : null
  const key = randomUUID()
  let back: Record<string, string> | null = null
  const choice = { pack: pack.id, placement: false, ad, feature_ad: false }
  const order = { key, ...choice, total: pack.price, terms: true }
  const ask = () => harness.call(session, "/users/me/orders", { ...order, is_invoice: false })
  const comeBack = async () => {
    if (back !== null) await harness.call(session, "/payments/webpay/return", back)
  }
  return {
    id,
    ad,
    checkOut: async () => {
      const answer = await ask()
      if (answer === null) return null
      const { data, redirect } = openedSchema.parse(answer)
      return { orderId: data.id, token: redirect.token }
    },
    pay: async (token, choice) => {
      back = (await harness.webpay.pay(token, choice))?.parameters ?? null
    },
    comeBack,
    tryAgain: async () => {
      if (back !== null) return comeBack()
      // Whether it can be paid now does not matter: it is not paid.
      await ask().catch((cause: unknown) => {
        if (!/answered (?:409|503)/.test(String(cause))) throw cause
      })
    },
  }
}

/** A draft that may be submitted. */
async function addDraft(api: TestApp, owner: { id: number; session: string }): Promise<number> {
  const draft = draftOfContent(await buildContent(api, owner.id))
  const data = { key: randomUUID(), draft }
  const made = await callOwn(api, owner.session, "POST /users/me/ads", data)
  return made.body.data.id
}
