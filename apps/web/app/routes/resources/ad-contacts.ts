import { contactChannels } from "@wara/domain/leads/lead"
import { z } from "zod"
import { recordContact } from "../../backend/leads.server.ts"
import { formDataOf, textOf } from "../../forms/read-form.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/ad-contacts"

const contactSchema = z.object({
  ad: z.coerce.number().int().positive(),
  channel: z.enum(contactChannels),
})

/** Receives from the browser that a user went on by WhatsApp, phone or e-mail [B10.8]. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const contact = { ad: textOf(form, "ad"), channel: textOf(form, "channel") }
  const { data } = contactSchema.safeParse(contact)
  const caller = context.get(requestFacts)
  if (data === undefined) return new Response(null, { status: 400 })
  if (caller.token === null) return new Response(null, { status: 401 })
  await recordContact(data.ad, data.channel, caller)
  return new Response(null, { status: 204 })
}
