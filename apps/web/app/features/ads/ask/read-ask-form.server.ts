import { createHash } from "node:crypto"
import type { QuestionSource } from "@wara/domain/figures/ad-signal"
import { leadSchema, type NewLead } from "@wara/domain/leads/lead-schema"
import { readForm } from "../../../forms/read-form.server.ts"
import { askFields, asksField } from "./ask-fields.ts"

/** Who asks, when the account says so. */
export type KnownSender = { name: string; email: string; phone: string } | null

/** Parses a question, of a user by the account and of anybody else as typed. */
export function readAskForm(form: FormData, sender: KnownSender, source: QuestionSource) {
  const asks = form.getAll(asksField).filter((ask) => typeof ask === "string")
  return readForm<(typeof askFields)[number], NewLead>(form, {
    fields: askFields,
    schema: leadSchema,
    input: (typed) => ({ ...typed, ...sender, company: typed.company ?? "", asks, source }),
  })
}

/** Idempotency key: the same question of the same sender about one ad is sent once a day. */
export function askKey(adId: number, lead: NewLead, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  return createHash("sha256")
    .update(JSON.stringify([day, adId, lead]))
    .digest("hex")
}
