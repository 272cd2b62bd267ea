import { Dialog } from "radix-ui"
import type { ReactNode } from "react"
import { DialogClose } from "../../ui/dialog-close.tsx"
import { accountLinkId } from "./account-link-id.ts"
import { siteTexts } from "./site-texts.ts"

/** One opens it in order to type. */
function focusField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return
  const field = event.currentTarget.querySelector<HTMLInputElement>("input:not([type=hidden])")
  if (field === null) return
  event.preventDefault()
  field.focus()
}

/** Whoever has logged in goes on from the account's link; what opened the dialog is gone by then. */
function focusAccount(event: Event): void {
  const link = document.getElementById(accountLinkId)
  if (link === null) return
  event.preventDefault()
  link.focus({ preventScroll: true })
}

/** What logging in over the page is put into; Escape, the backdrop and its button close it. */
export function LogInDialog({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusField}
          onCloseAutoFocus={focusAccount}
          className="dialog max-w-lg"
        >
          <div className="flex items-center justify-between gap-4">
            <Dialog.Title className="text-2xl">{siteTexts.logIn}</Dialog.Title>
            <DialogClose label={siteTexts.close} className="-mr-2" />
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
