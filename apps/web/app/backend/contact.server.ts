import { dataAnswerSchema } from "@wara/contract/answer"
import { contactAnswerSchema } from "@wara/contract/contact"
import type { ContactMessage } from "@wara/domain/contact/contact-schema"
import { botTokenHeaderOf } from "./caller.server.ts"
import { backendPost, type CallOptions } from "./client.server.ts"

/**
 * Submits a contact message and returns its stable id; the same idempotency key is stored only
 * once. Throws BackendError: 400 with details per field, 429 with `retryAfter`.
 */
export async function sendContactMessage(
  message: ContactMessage,
  sender: { idempotencyKey: string; clientIp: string; botToken?: string | null },
  options: CallOptions = {},
): Promise<{ documentId: string }> {
  const headers = {
    "Idempotency-Key": sender.idempotencyKey,
    "X-Forwarded-For": sender.clientIp,
    ...botTokenHeaderOf(sender.botToken),
  }
  const schema = dataAnswerSchema(contactAnswerSchema)
  return (await backendPost("/contact", { data: message }, schema, { ...options, headers })).data
}
