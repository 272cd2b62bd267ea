import TriangleAlert from "lucide-react/icons/triangle-exclamation-point"
import { Dialog } from "radix-ui"
import { useBlocker } from "react-router"
import { LightboxFrame } from "../../../../ui/lightbox-frame.tsx"
import { leaveTexts } from "../texts.ts"
import type { Gallery } from "../use-gallery.ts"

/**
 * Asks before a link leaves the pages where the uploads live; `isHere` matches the paths that keep
 * them.
 */
export function LeaveGuard(props: {
  gallery: Pick<Gallery, "unfinished">
  isHere?: (path: string) => boolean
}) {
  const { unfinished } = props.gallery
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isHere = props.isHere ?? ((path) => path === currentLocation.pathname)
    return unfinished.length > 0 && !isHere(nextLocation.pathname)
  })
  if (blocker.state !== "blocked") return null
  return (
    <LightboxFrame
      isQuestion
      onClose={() => blocker.reset()}
      focus=".button-primary"
      className="dialog max-w-md"
    >
      <TriangleAlert aria-hidden className="size-9 text-warn" strokeWidth={1.5} />
      <Dialog.Title className="text-xl">{leaveTexts.question}</Dialog.Title>
      <Dialog.Description asChild>
        <div className="text-ink-soft wrap-anywhere">
          <p>{leaveTexts.consequence}</p>
          <ul className="list-disc pl-5">
            {unfinished.map(({ key, fileName }) => (
              <li key={key}>{fileName}</li>
            ))}
          </ul>
        </div>
      </Dialog.Description>
      <div className="flex flex-wrap justify-end gap-3 pt-2 max-sm:flex-col-reverse">
        <button type="button" onClick={() => blocker.proceed()} className="button button-quiet">
          {leaveTexts.leave}
        </button>
        <Dialog.Close className="button button-primary">{leaveTexts.stay}</Dialog.Close>
      </div>
    </LightboxFrame>
  )
}
