import { askSentences } from "./ask-texts.ts"
import { type LeadAsk, leadAsks } from "./lead.ts"

/**
 * The message of chosen asks and a typed text: sentences that the text does not contain yet come
 * first, in the order of the chips. Applying it again changes nothing.
 */
export function composeLeadMessage(asks: readonly LeadAsk[], typed: string): string {
  const sentences = leadAsks
    .filter((ask) => asks.includes(ask))
    .map((ask) => askSentences[ask])
    .filter((sentence) => !typed.includes(sentence))
  return [sentences.join(" "), typed.trim()].filter(Boolean).join("\n")
}

/** The message after a chip was pressed: its sentence is added at the end, or taken out. */
export function toggleAsk(message: string, ask: LeadAsk, isChosen: boolean): string {
  const sentence = askSentences[ask]
  if (isChosen) {
    if (message.includes(sentence)) return message
    return `${message.trimEnd()} ${sentence}`.trimStart()
  }
  return message.replace(sentence, "").replace(/ {2,}/g, " ").trim()
}
