import { TriangleAlert } from "lucide-react"
import { AlertDialog } from "radix-ui"
import { logOutTexts } from "./log-out-texts.ts"

/** Asks before logging out (spec §2); what is not a clear yes is a no. */
export function LogOutQuestion(props: {
  onConfirm: () => void
  onClose: () => void
  /** Puts the focus where one goes on; the link that opened this lies in a menu that has folded. */
  focusAfter: () => void
}) {
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault()
    props.focusAfter()
  }
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || props.onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <AlertDialog.Content className="dialog max-w-md" onCloseAutoFocus={onCloseAutoFocus}>
          <TriangleAlert aria-hidden className="size-9 text-warn" strokeWidth={1.5} />
          <AlertDialog.Title className="text-xl">{logOutTexts.question}</AlertDialog.Title>
          <AlertDialog.Description className="text-ink-soft">
            {logOutTexts.consequence}
          </AlertDialog.Description>
          <div className="flex flex-wrap justify-end gap-3 pt-2 max-sm:flex-col-reverse">
            <AlertDialog.Cancel className="button button-quiet">
              {logOutTexts.cancel}
            </AlertDialog.Cancel>
            <AlertDialog.Action onClick={props.onConfirm} className="button button-primary">
              {logOutTexts.confirm}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
