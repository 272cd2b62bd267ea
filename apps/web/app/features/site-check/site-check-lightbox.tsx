import { TriangleAlert } from "lucide-react"
import { Dialog } from "radix-ui"
import { useState } from "react"
import { DialogClose } from "../../ui/dialog-close.tsx"
import { LightboxFrame } from "../../ui/lightbox-frame.tsx"
import { type Problem, problemTexts, siteCheckTexts } from "./site-check-texts.ts"
import { useAttention } from "./use-attention.ts"
import { useCountdown } from "./use-countdown.ts"

/** Seconds after which it closes itself (spec §9). */
const lifetime = 20

/**
 * Tells what of the browser keeps the site from working, and closes itself (spec §4). The time stands
 * still for whoever points at it or has gone to one of its buttons, and can be switched off.
 */
export function SiteCheckLightbox(props: { problems: Problem[]; onClose: () => void }) {
  const { problems, onClose } = props
  const { isAttended, attention } = useAttention()
  const [stays, setStays] = useState(false)
  const left = useCountdown(lifetime, { isPaused: stays || isAttended, onEnd: onClose })
  return (
    <LightboxFrame isUnasked onClose={onClose} attention={attention} className="dialog max-w-md">
      <div className="flex items-start justify-between">
        <TriangleAlert aria-hidden className="size-9 text-warn" strokeWidth={1.5} />
        <DialogClose label={siteCheckTexts.close} className="-mt-2 -mr-2" />
      </div>
      <Dialog.Title className="text-xl">{siteCheckTexts.title}</Dialog.Title>
      <Dialog.Description asChild>
        <ul className="flex flex-col gap-3">
          {problems.map((problem) => (
            <li key={problem}>
              <p className="font-semibold">{problemTexts[problem].title}</p>
              <p className="text-ink-soft">{problemTexts[problem].advice}</p>
            </li>
          ))}
        </ul>
      </Dialog.Description>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <p role="timer" className="text-ink-soft text-sm tabular-nums">
          {stays ? siteCheckTexts.stays : siteCheckTexts.closesIn(left)}
        </p>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            aria-pressed={stays}
            onClick={() => setStays(!stays)}
            className="button button-quiet text-sm"
          >
            {siteCheckTexts.stay}
          </button>
          <Dialog.Close className="button button-primary text-sm">
            {siteCheckTexts.understood}
          </Dialog.Close>
        </div>
      </div>
    </LightboxFrame>
  )
}
