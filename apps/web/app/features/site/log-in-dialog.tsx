import { Dialog } from "radix-ui"
import type { ReactNode } from "react"
import { DialogClose, LightboxFrame } from "../../ui/lightbox-frame.tsx"
import { siteTexts } from "./texts.ts"
import { accountLinkId } from "./user-actions.tsx"

/** The dialog around the log-in form; a field takes the focus at once. */
export function LogInDialog({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <LightboxFrame
      onClose={onClose}
      focus="input:not([type=hidden])"
      // After the log-in the focus goes to the account link; the button that opened the dialog is
      // gone by then.
      focusAfter={() => document.getElementById(accountLinkId)}
      className="dialog max-w-lg"
    >
      <div className="flex items-center justify-between gap-4">
        <Dialog.Title className="text-2xl">{siteTexts.logIn}</Dialog.Title>
        <DialogClose label={siteTexts.close} className="-mr-2" />
      </div>
      {children}
    </LightboxFrame>
  )
}
