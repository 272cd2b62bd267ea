import { Copy } from "lucide-react"
import { notify } from "../../../ui/notify.ts"
import { contactTexts } from "./contact-texts.ts"

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify("success", contactTexts.copied)
  } catch {
    notify("error", contactTexts.notCopied)
  }
}

/** A text to read and to take along: the button copies it and says so; without JavaScript there is only the text. */
export function CopyableText(props: {
  /** What it is, for people who do not see its place. */
  label: string
  text: string
  /** Name of the button, which says what is copied. */
  copyLabel: string
  className?: string
}) {
  const { label, text, copyLabel, className = "" } = props
  return (
    <p data-private className="flex items-center justify-between gap-2">
      <span className="sr-only">{label}: </span>
      <span className={`min-w-0 wrap-anywhere select-all ${className}`}>{text}</span>
      <button
        type="button"
        aria-label={copyLabel}
        onClick={() => void copy(text)}
        className="inline-flex min-h-10 shrink-0 items-center gap-1.5 rounded-control px-2 text-sm text-sky hover:bg-sunken [@media(scripting:none)]:hidden"
      >
        <Copy aria-hidden className="size-4" />
        {contactTexts.copy}
      </button>
    </p>
  )
}
