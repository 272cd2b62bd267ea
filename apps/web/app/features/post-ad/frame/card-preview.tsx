import ChevronDown from "lucide-react/icons/chevron-down"
import type { ReactNode } from "react"
import { postAdTexts as texts } from "../texts.ts"

/** Preview of the card beside the form; its links are disabled. */
export function PreviewPanel({ card }: { card: ReactNode }) {
  return (
    <section aria-label={texts.preview} className="flex flex-col gap-2">
      <h2 className="text-base">{texts.preview}</h2>
      <div inert>{card}</div>
    </section>
  )
}

/** The same for narrow screens, collapsible. */
export function PreviewFold({ card }: { card: ReactNode }) {
  return (
    <details className="group rounded-card border border-line bg-surface lg:hidden">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 px-4 font-medium text-sm">
        {texts.previewShow}
        <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
      </summary>
      <div inert className="mx-auto max-w-80 px-4 pb-4">
        {card}
      </div>
    </details>
  )
}
