import { Printer } from "lucide-react"
import { useEffect, useState } from "react"
import { receiptTexts } from "./receipt-texts.ts"

/** Prints the page; not there without scripts, where the browser's own menu does the same. */
export function PrintButton() {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  if (!isReady) return null
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="button button-quiet text-sm print:hidden"
    >
      <Printer aria-hidden className="size-4" strokeWidth={1.75} />
      {receiptTexts.print}
    </button>
  )
}
