import { detailTexts } from "./detail-texts.ts"

/** On paper only: the way back from a printed ad to its page. */
export function PrintedLink({ url, qr }: { url: string; qr: { d: string; size: number } }) {
  return (
    <aside className="mt-2 hidden items-center gap-4 border-line border-t pt-3 print:flex print:break-inside-avoid">
      <svg aria-hidden viewBox={`0 0 ${qr.size} ${qr.size}`} className="size-20 shrink-0">
        <path fill="black" d={qr.d} />
      </svg>
      <p className="min-w-0 text-sm">
        {detailTexts.printed}
        <br />
        <span className="font-semibold wrap-anywhere">{url.replace(/^https?:\/\//, "")}</span>
      </p>
    </aside>
  )
}
