import { parsedNodes } from "@wara/domain/content/parsed-nodes"
import { type CleanNode, sanitise } from "@wara/domain/content/sanitise"
import type { SanitisingLevel } from "@wara/domain/content/sanitising-levels"
import { useEffect, useState } from "react"
import { AdDescription } from "./spec-sheet.tsx"

/** The description of an unsubmitted ad, as buyers will see it; until hydration, the raw text. */
export function TypedDescription({ text }: { text: string }) {
  const [about, setAbout] = useState<CleanNode[]>(text === "" ? [] : [text])
  useEffect(() => setAbout(sanitiseInBrowser(text, "text")), [text])
  return <AdDescription about={about} />
}

/** A text being typed, sanitised as on the server; its parsed document loads and runs nothing. */
function sanitiseInBrowser(html: string, level: SanitisingLevel): CleanNode[] {
  const parse = (text: string) =>
    parsedNodes(new DOMParser().parseFromString(text, "text/html").body.childNodes)
  return sanitise(html, level, parse)
}
