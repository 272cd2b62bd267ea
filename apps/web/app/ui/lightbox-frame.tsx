import { Dialog } from "radix-ui"
import { type ComponentProps, type ReactNode, useState } from "react"

/** What tells of pointer and focus. */
export type Attention = Pick<
  ComponentProps<"div">,
  "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur"
>

/** The first Escape closes the list of a field, the next one the dialog around it. */
function leaveOpenLists(event: KeyboardEvent): void {
  const { activeElement } = document
  const isListOpen = activeElement?.matches("[role=combobox][aria-expanded=true]")
  if (isListOpen && activeElement instanceof HTMLInputElement) event.preventDefault()
}

/**
 * What every dialog over the page has in common: the page behind it is out of reach and stays where it
 * is, the focus stays inside and goes back afterwards; Escape, the backdrop and `DialogClose` close it.
 */
export function LightboxFrame(props: {
  onClose: () => void
  className: string
  children: ReactNode
  /** What gets the focus, as a selector; without, the whole of it, which is then read out. */
  focus?: string
  /** Where the focus goes on afterwards, when that is not where it was before. */
  focusAfter?: () => HTMLElement | null | undefined
  /** A question wants an answer: the backdrop is none. */
  isQuestion?: boolean
  /** Nobody asked for it, so it gives way to what somebody opens. */
  isAutomatic?: boolean
  /** Whether it fills the screen, so that its own empty part is the backdrop. */
  isWhole?: boolean
  /** For who wants to know whether somebody points at it or has gone into it. */
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
