import { detailTexts } from "./detail-texts.ts"

/** The seller's words: plain text, one paragraph a block. */
export function AdDescription({ text }: { text: string }) {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
  if (paragraphs.length === 0) return null
  return (
    <section className="flex max-w-(--container-text) flex-col gap-4">
      <h2 className="text-xl">{detailTexts.description}</h2>
      {Array.from(paragraphs.entries(), ([position, paragraph]) => (
        <p key={position} className="whitespace-pre-line wrap-anywhere">
          {paragraph}
        </p>
      ))}
    </section>
  )
}
