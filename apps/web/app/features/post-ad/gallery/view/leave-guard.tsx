import { TriangleAlert } from "lucide-react"
import { AlertDialog } from "radix-ui"
import { useBlocker } from "react-router"
import { leaveTexts } from "../gallery-texts.ts"
import type { Gallery } from "../use-gallery.ts"

/** Asks before a link leads away from where the uploads live; `isHere` tells the paths that do not. */
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
    <AlertDialog.Root open onOpenChange={(open) => open || blocker.reset()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <AlertDialog.Content className="dialog max-w-md">
          <TriangleAlert aria-hidden className="size-9 text-warn" strokeWidth={1.5} />
          <AlertDialog.Title className="text-xl">{leaveTexts.question}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="text-ink-soft wrap-anywhere">
              <p>{leaveTexts.consequence}</p>
              <ul className="list-disc pl-5">
                {unfinished.map(({ key, fileName }) => (
                  <li key={key}>{fileName}</li>
                ))}
              </ul>
            </div>
          </AlertDialog.Description>
          <div className="flex flex-wrap justify-end gap-3 pt-2 max-sm:flex-col-reverse">
            <AlertDialog.Action onClick={() => blocker.proceed()} className="button button-quiet">
              {leaveTexts.leave}
            </AlertDialog.Action>
            <AlertDialog.Cancel className="button button-primary">
              {leaveTexts.stay}
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
