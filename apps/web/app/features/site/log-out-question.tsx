import TriangleAlert from "lucide-react/icons/triangle-exclamation-point"
import { Dialog } from "radix-ui"
import { LightboxFrame } from "../../ui/lightbox-frame.tsx"
import { logOutTexts } from "./texts.ts"

/** Asks before logging out [S2.27]; anything but a confirmation cancels. */
export function LogOutQuestion(props: {
  onConfirm: () => void
  onClose: () => void
  /** Focus target afterwards; the link that opened this is in a menu that has closed. */
  focusAfter: () => HTMLElement | null | undefined
}) {
  return (
    <LightboxFrame
      isQuestion
      onClose={props.onClose}
      focus="button"
      focusAfter={props.focusAfter}
      className="dialog max-w-md"
    >
      <TriangleAlert aria-hidden className="size-9 text-warn" strokeWidth={1.5} />
      <Dialog.Title className="text-xl">{logOutTexts.question}</Dialog.Title>
      <Dialog.Description className="text-ink-soft">{logOutTexts.consequence}</Dialog.Description>
      <div className="flex flex-wrap justify-end gap-3 pt-2 max-sm:flex-col-reverse">
        <Dialog.Close className="button button-quiet">{logOutTexts.cancel}</Dialog.Close>
        <button type="button" onClick={props.onConfirm} className="button button-primary">
          {logOutTexts.confirm}
        </button>
      </div>
    </LightboxFrame>
  )
}
