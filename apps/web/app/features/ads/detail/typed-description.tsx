import type { CleanNode } from "@wara/domain/content/sanitise"
import { useEffect, useState } from "react"
import { sanitiseInBrowser } from "../../../ui/sanitise-in-browser.ts"
import { AdDescription } from "./ad-description.tsx"

/** The words of an ad that is not sent yet, as buyers will see them; until scripts run, as they are. */
export function TypedDescription({ text }: { text: string }) {
  const [about, setAbout] = useState<CleanNode[]>(text === "" ? [] : [text])
  useEffect(() => setAbout(sanitiseInBrowser(text, "text")), [text])
  return <AdDescription about={about} />
}
