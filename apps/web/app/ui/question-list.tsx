import type { CleanNode } from "@wara/domain/content/sanitise"
import Plus from "lucide-react/icons/plus"
import { RichText } from "./rich-text.tsx"

export type Question = { id: number; question: string; answer: CleanNode[] }

/** Collapsible questions, also without JavaScript. */
export function QuestionList({ questions }: { questions: Question[] }) {
  return (
    <div className="border-line border-t">
      {questions.map(({ id, question, answer }) => (
        <details key={id} className="group border-line border-b">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium hover:text-copper-strong">
            {question}
            <Plus
              aria-hidden
              className="size-5 shrink-0 text-ink-soft transition-transform duration-(--duration-quick) group-open:rotate-45"
            />
          </summary>
          <div className="max-w-text pr-9 pb-5 text-ink-soft">
            <RichText nodes={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
