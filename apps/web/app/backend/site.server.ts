import { contactAnswerSchema, dataAnswerSchema } from "@wara/contract/answer"
import { type RedirectRule, redirectRuleSchema } from "@wara/contract/redirect"
import { searchSuggestionSchema } from "@wara/contract/search"
import type { ContactMessage } from "@wara/domain/contact/contact-schema"
import type { Suggestion } from "@wara/domain/search/suggest"
import { z } from "zod"
import { botTokenHeaderOf } from "./caller.server.ts"
import { backendGet, backendPost, type CallOptions } from "./client.server.ts"

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

const answerSchema = dataAnswerSchema(z.array(searchSuggestionSchema))

/** Search suggestions that start with the typed text. */
export async function listSearchSuggestions(
  typed: string,
  options: CallOptions = {},
): Promise<Suggestion[]> {
  return (await backendGet("/search/suggestions", { q: typed }, answerSchema, options)).data
}

const answer = dataAnswerSchema(z.array(redirectRuleSchema))

/** Timeout in milliseconds; the first visitor after a start may have to wait this long. */
const timeoutMs = 2_000

/** Active redirects, oldest first. */
export async function listRedirects(): Promise<RedirectRule[]> {
  const { data } = await backendGet("/redirects", {}, answer, { timeoutMs })
  return data
}
