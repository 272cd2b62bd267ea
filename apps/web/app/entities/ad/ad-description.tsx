import type { CleanNode } from "@wara/domain/content/sanitise"
import { NoticeParagraphs } from "../../ui/notice-paragraphs.tsx"
import { adTexts } from "./texts.ts"

export function AdDescription({ about }: { about: CleanNode[] }) {
  if (about.length === 0) return null
  return (
    <section className="flex max-w-(--container-text) flex-col gap-4 print:col-span-2 print:row-start-3 print:max-w-none print:gap-1 print:text-[0.8125rem] print:leading-[1.0625rem]">
      <h2 className="text-xl print:text-lg">{adTexts.description}</h2>
      {/* Print fits on one page; the rest of a long text is at the URL of its QR code. */}
      <div className="flex flex-col gap-4 print:line-clamp-11 print:gap-1">
        <NoticeParagraphs nodes={about} />
      </div>
    </section>
  )
}
