import type { CleanNode } from "@wara/domain/content/sanitise"
import { useEffect, useState } from "react"
import { sanitiseInBrowser } from "../../browser/sanitise-in-browser.ts"
import { AdDescription } from "./ad-description.tsx"

/** The description of an unsubmitted ad, as buyers will see it; until hydration, the raw text. */
export function TypedDescription({ text }: { text: string }) {
  const [about, setAbout] = useState<CleanNode[]>(text === "" ? [] : [text])
  useEffect(() => setAbout(sanitiseInBrowser(text, "text")), [text])
  return <AdDescription about={about} />
}
