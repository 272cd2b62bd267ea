import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { sellerContactSchema } from "@wara/contract/seller"
import { contactChannels } from "@wara/domain/leads/lead"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import { requireViewer } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { recordContact, revealContact } from "./use-cases/reveal-contact.ts"

/** Also counts repeated reveals of one ad, which the limits of the reveals do not. */
const limit = { name: "contact-reveal", limit: 120, windowSeconds: 3600 }

const contactLimit = { name: "ad-contact", limit: 120, windowSeconds: 3600 }

/** Contact data of ads, which no other endpoint returns to users. */
export function registerContacts(app: App, { database }: AppContext): void {
  app.post(
    "/ads/:id/contact-reveal",
    {
      preParsing: async (request) => void requireViewer(request),
      schema: {
        tags: ["ads"],
        summary: "Reveals the contact data of one public ad to a user with a confirmed e-mail",
        description:
          "Each ad counts once per day of the Chilean calendar; at most 10 ads an hour and 30 in 24 hours per account. Past that 429 with the path `contact_reveals` and `Retry-After`; an e-mail that is not confirmed causes 403 (UnverifiedEmailError). The owner sees how many users did so. The own ads of the caller do not count.",
        params: idParams,
        response: {
          200: dataAnswerSchema(sellerContactSchema),
          ...errorResponses(400, 401, 403, 404, 429),
        },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limit)
      const reveal = { adId: request.params.id, viewer }
      return { data: await revealContact(database, reveal, new Date()) }
    },
  )
  app.post(
    "/ads/:id/contacts",
    {
      preParsing: async (request) => void requireViewer(request),
      schema: {
        tags: ["leads"],
        summary:
          "Records that a user went on by phone, WhatsApp or e-mail; once per person, ad, channel and day",
        description: "Nothing is recorded unless the caller saw the contact data on the same day.",
        params: idParams,
        body: z.strictObject({ data: z.strictObject({ channel: z.enum(contactChannels) }) }),
        response: { 200: okAnswerSchema, ...errorResponses(400, 401, 404, 429) },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, contactLimit)
      const { channel } = request.body.data
      await recordContact(database, { adId: request.params.id, channel, viewer }, new Date())
      return { ok: true } as const
    },
  )
}
