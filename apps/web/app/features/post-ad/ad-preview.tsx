import type { Ad } from "@wara/contract/ad"
import { inertParser } from "@wara/domain/content/inert-parser"
import { type CleanNode, type ParseHtml, sanitise } from "@wara/domain/content/sanitise"
import type { SanitisingLevel } from "@wara/domain/content/sanitising-levels"
import { useEffect, useState } from "react"
import { AdGallery } from "../../entities/ad/gallery/ad-gallery.tsx"
import { PriceBlock } from "../../entities/ad/price-block.tsx"
import { AdDescription, SpecSheet } from "../../entities/ad/spec-sheet.tsx"

/** An ad that is not public yet, as its page will show it. */
export function AdPreview({ ad }: { ad: Ad }) {
  return (
    <div className="flex flex-col gap-8">
      <AdGallery images={ad.gallery ?? []} name={ad.name} />
      <PriceBlock ad={ad} conversions={[]} />
      <TypedDescription text={ad.description} />
      <SpecSheet ad={ad} />
    </div>
  )
}

/** The description of an unsubmitted ad, as buyers will see it; until hydration, the raw text. */
export function TypedDescription({ text }: { text: string }) {
  const [about, setAbout] = useState<CleanNode[]>(text === "" ? [] : [text])
  useEffect(() => setAbout(sanitiseInBrowser(text, "text")), [text])
  return <AdDescription about={about} />
}

let parse: ParseHtml | undefined

/** A text being typed, sanitised as on the server; its parsed document loads and runs nothing. */
function sanitiseInBrowser(html: string, level: SanitisingLevel): CleanNode[] {
  parse ??= inertParser(window)
  return sanitise(html, level, parse)
}
