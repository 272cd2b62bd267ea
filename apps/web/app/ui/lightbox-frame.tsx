import X from "lucide-react/icons/x"
import { Dialog } from "radix-ui"
import { type ComponentProps, type ReactNode, useState } from "react"

export type Attention = Pick<
  ComponentProps<"div">,
  "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur"
>

/** The first Escape closes an open list of a field, the next one the dialog around it. */
function leaveOpenLists(event: KeyboardEvent): void {
  const { activeElement } = document
  const isListOpen = activeElement?.matches("[role=combobox][aria-expanded=true]")
  if (isListOpen && activeElement instanceof HTMLInputElement) event.preventDefault()
}

/**
 * Shared behaviour of modal dialogs: the page behind is inert and does not scroll, the focus stays
 * inside and returns afterwards; Escape, the backdrop and `DialogClose` close it.
 */
export function LightboxFrame(props: {
  onClose: () => void
  className: string
  children: ReactNode
  /**
   * Selector of the element that takes the focus; by default the whole dialog, which is then
   * announced.
   */
  focus?: string
  /** Focus target after closing, when it is not the element that had it before. */
  focusAfter?: () => HTMLElement | null | undefined
  /** A question needs an answer: the backdrop does not close it. */
  isQuestion?: boolean
  /** Opened automatically, so it gives way to dialogs that users open. */
  isAutomatic?: boolean
  /** Whether it fills the screen, so that its own empty area acts as the backdrop. */
  isWhole?: boolean
  /** Handlers that detect whether it is hovered or has the focus inside. */
  attention?: Attention
}) {
  const { onClose, isQuestion = false, isAutomatic = false, isWhole = false } = props
  const [before] = useState(() => document.activeElement)
  const onOpenAutoFocus = (event: Event) => {
    if (!(event.currentTarget instanceof HTMLElement)) return
    const whole = event.currentTarget
    const first = props.focus ? whole.querySelector<HTMLElement>(props.focus) : null
    event.preventDefault()
    ;(first ?? whole).focus()
  }
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault()
    const after = props.focusAfter?.() ?? before
    if (after instanceof HTMLElement) after.focus({ preventScroll: true })
  }
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Dialog.Content
          {...props.attention}
          role={isQuestion ? "alertdialog" : "dialog"}
          data-automatic={isAutomatic || undefined}
          onOpenAutoFocus={onOpenAutoFocus}
          onEscapeKeyDown={leaveOpenLists}
          onCloseAutoFocus={onCloseAutoFocus}
          onInteractOutside={(event) => isQuestion && event.preventDefault()}
          onClick={(event) => isWhole && event.target === event.currentTarget && onClose()}
          className={props.className}
        >
          {props.children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The close button of a lightbox; `label` names what it closes. */
export function DialogClose({ label, className = "" }: { label: string; className?: string }) {
  return (
    <Dialog.Close
      aria-label={label}
      className={`grid size-11 place-items-center rounded-control hover:bg-sunken ${className}`}
    >
      <X aria-hidden className="size-6" />
    </Dialog.Close>
  )
}
