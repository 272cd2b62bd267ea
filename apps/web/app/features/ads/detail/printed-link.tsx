import { Star } from "../../../ui/star.tsx"
import { detailTexts } from "./detail-texts.ts"

/** On paper only: the way back from a printed ad to its page, and whose page it is. */
export function PrintedLink(props: {
  siteName: string
  url: string
  qr: { d: string; size: number }
}) {
  const { qr, siteName, url } = props
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
      <p className="ms-auto flex shrink-0 items-center gap-2">
        <Star className="size-6 text-copper" />
        <span className="wordmark">{siteName}</span>
      </p>
    </aside>
  )
}
