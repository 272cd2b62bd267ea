import TriangleAlert from "lucide-react/icons/triangle-exclamation-point"
import { Dialog } from "radix-ui"
import { useEffect, useEffectEvent, useState } from "react"
import { type Attention, DialogClose, LightboxFrame } from "../../ui/lightbox-frame.tsx"
import { markReported } from "./reported-problems.ts"
import { type Problem, problemTexts, siteCheckTexts } from "./texts.ts"

/** Seconds after which it closes automatically [S4.10]. */
const lifetime = 20

/**
 * Shows problems of the browser that keep the site from working, and closes automatically [S4.10].
 * The countdown pauses while it is hovered or one of its controls has the focus, and can be
 * switched off.
 */
export function SiteCheckLightbox(props: { problems: Problem[]; onClose: () => void }) {
  const { problems, onClose } = props
  const { isAttended, attention } = useAttention()
  useEffect(() => markReported(problems), [problems])
  const [stays, setStays] = useState(false)
  const left = useCountdown(lifetime, { isPaused: stays || isAttended, onEnd: onClose })
  return (
    <LightboxFrame isAutomatic onClose={onClose} attention={attention} className="dialog max-w-md">
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

/**
 * Whether a dialog is hovered or one of its controls has the focus, and the handlers that detect
 * it.
 */
function useAttention(): { isAttended: boolean; attention: Attention } {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isInUse, setInUse] = useState(false)
  return {
    isAttended: isPointedAt || isInUse,
    attention: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      // The dialog itself has the focus from the start, without any user action.
      onFocus: ({ target, currentTarget }) => setInUse(target !== currentTarget),
      onBlur: () => setInUse(false),
    },
  }
}

/** Counts seconds down to 0 and then calls `onEnd`; can be paused. */
function useCountdown(seconds: number, options: { isPaused: boolean; onEnd: () => void }) {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(options.onEnd)
  const { isPaused } = options
  useEffect(() => {
    if (isPaused) return
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000)
    return () => clearInterval(timer)
  }, [isPaused])
  useEffect(() => {
    if (left === 0) end()
  }, [left])
  return left
}
