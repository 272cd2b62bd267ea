import Link2 from "lucide-react/icons/link-2"
import Mail from "lucide-react/icons/mail"
import MessageCircle from "lucide-react/icons/message-circle"
import Share2 from "lucide-react/icons/share-2"
import { useEffect, useState } from "react"
import { notify } from "../../../ui/notify.ts"
import { detailTexts } from "./texts.ts"

type Shared = { title: string; url: string }

const itemStyle =
  "inline-flex min-h-10 items-center gap-1.5 rounded-control px-2 text-sm hover:bg-sunken"
const iconStyle = "size-4.5 text-ink-soft"

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    notify("success", detailTexts.copied)
  } catch {
    notify("error", detailTexts.notCopied)
  }
}

/** The device's native share sheet, where available. Closing it is not an error. */
function NativeShare(shared: Shared) {
  const [possible, setPossible] = useState(false)
  useEffect(() => setPossible(typeof navigator.share === "function"), [])
  if (!possible) return null
  return (
    <button
      type="button"
      className={itemStyle}
      onClick={() => void navigator.share(shared).catch(() => undefined)}
    >
      <Share2 aria-hidden className={iconStyle} />
      {detailTexts.shareOtherwise}
    </button>
  )
}

/** Ways to share an ad. The links work without JavaScript; the buttons show only with it. */
export function ShareLinks({ title, url }: Shared) {
  const text = encodeURIComponent(`${title} ${url}`)
  return (
    <div className="-mx-2 flex flex-wrap">
      <h2 className="w-full px-2 text-sm text-ink-soft [font-stretch:100%] font-normal">
        {detailTexts.share}
      </h2>
      <NativeShare title={title} url={url} />
      <a href={`https://wa.me/?text=${text}`} rel="noreferrer" className={itemStyle}>
        <MessageCircle aria-hidden className={iconStyle} />
        {detailTexts.whatsapp}
      </a>
      <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`} className={itemStyle}>
        <Mail aria-hidden className={iconStyle} />
        {detailTexts.shareByEmail}
      </a>
      <button
        type="button"
        className={`${itemStyle} [@media(scripting:none)]:hidden`}
        onClick={() => void copyLink(url)}
      >
        <Link2 aria-hidden className={iconStyle} />
        {detailTexts.copyLink}
      </button>
    </div>
  )
}
