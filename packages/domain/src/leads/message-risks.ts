import { findContactLeaks } from "../ads/contact-leaks.ts"
import { readable } from "../ads/readable-text.ts"
import { accountPattern, reservePattern } from "./message-risk-texts.ts"

/** Content of a message that often precedes a fraud. */
export const messageRisks = ["link", "bank", "reserve"] as const

export type MessageRisk = (typeof messageRisks)[number]

/**
 * The risks of a message, in the order of `messageRisks`. Phones and e-mails are none: people who
 * want to talk give them.
 */
export function findMessageRisks(written: string): MessageRisk[] {
  const { text } = readable(written)
  const leaks = findContactLeaks(text)
  const found = new Set<MessageRisk>()
  if (leaks.some(({ kind }) => kind === "link")) found.add("link")
  if (leaks.some(({ kind }) => kind === "bank") || accountPattern.test(text)) found.add("bank")
  if (reservePattern.test(text)) found.add("reserve")
  return messageRisks.filter((risk) => found.has(risk))
}

/** The risks of a question: each text that its seller reads may carry one, not only the message. */
export function findQuestionRisks(question: {
  name: string
  company: string
  phone: string
  message: string
}): MessageRisk[] {
  const { company, message, name, phone } = question
  const found = [name, company, phone, message].flatMap(findMessageRisks)
  return messageRisks.filter((risk) => found.includes(risk))
}
