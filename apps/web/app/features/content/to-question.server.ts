import type { Faq } from "@wara/contract/catalog"
import type { Question } from "../../ui/question-list.tsx"
import { readRichText } from "./read-rich-text.server.ts"

/** A frequent question as pages show it. */
export function toQuestion({ id, question, answer }: Faq): Question {
  return { id, question, answer: readRichText(answer) }
}
