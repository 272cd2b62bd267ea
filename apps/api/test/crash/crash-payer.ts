import { randomUUID } from "node:crypto"
import { z } from "zod"
import { addSession, addUser } from "../add-user.ts"
import type { PayerChoice } from "../start-webpay.ts"
import type { CrashStand } from "./crash-stand.ts"

const openedSchema = z.object({
  data: z.object({ id: z.number() }),
  redirect: z.object({ token: z.string() }),
})

/** Somebody who buys a pack, each step as browser and web server take it. */
export type CrashPayer = {
  id: number
  /** Asks for the payment; null when the api dies meanwhile. */
  checkOut: () => Promise<{ orderId: number; token: string } | null>
  /** Ends the payment at the gateway, and remembers the way back. */
  pay: (token: string, choice: PayerChoice) => Promise<void>
  /** Comes back from the gateway. */
  comeBack: () => Promise<void>
  /** Reloads the page that the api died under: the way back, or before it the checkout. */
  tryAgain: () => Promise<void>
}

/** A new person with a session, about to buy that pack. */
export async function addPayer(stand: CrashStand, pack: number): Promise<CrashPayer> {
  const id = await addUser(stand.api.database)
  const session = await addSession(stand.api.database, id)
  const key = randomUUID()
  let back: Record<string, string> | null = null
  const order = { key, pack, featured: false, ad: null, feature_ad: false, terms: true }
  const ask = () => stand.call(session, "/users/me/orders", { ...order, is_invoice: false })
  const comeBack = async () => {
    if (back !== null) await stand.call(session, "/payments/webpay/return", back)
  }
  return {
    id,
    checkOut: async () => {
      const answer = await ask()
      if (answer === null) return null
      const { data, redirect } = openedSchema.parse(answer)
      return { orderId: data.id, token: redirect.token }
    },
    pay: async (token, choice) => {
      back = (await stand.webpay.pay(token, choice))?.parameters ?? null
    },
    comeBack,
    tryAgain: async () => {
      if (back !== null) return comeBack()
      // Whether it may be paid now is another matter: nobody does.
      await ask().catch((cause: unknown) => {
        if (!/answered (?:409|503)/.test(String(cause))) throw cause
      })
    },
  }
}
