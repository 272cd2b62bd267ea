import { Printer } from "lucide-react"
import { detailTexts } from "./detail-texts.ts"

/** Opens the browser's printing; the stylesheet makes the page one sheet of paper. */
export function PrintButton() {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="inline-flex min-h-11 items-center gap-2 text-sm text-sky hover:underline print:hidden [@media(scripting:none)]:hidden"
    >
      <Printer aria-hidden className="size-4" />
      {detailTexts.print}
    </button>
  )
}
