import type { Faq } from "@wara/contract/catalog"
import type { Question } from "../../ui/question-list.tsx"
import { sanitise } from "./sanitise.server.ts"

export function toQuestion({ id, question, answer }: Faq): Question {
  return { id, question, answer: sanitise(answer, "rich") }
}
