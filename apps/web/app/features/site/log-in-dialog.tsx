import { Dialog } from "radix-ui"
import type { ReactNode } from "react"
import { DialogClose } from "../../ui/dialog-close.tsx"
import { LightboxFrame } from "../../ui/lightbox-frame.tsx"
import { accountLinkId } from "./account-link-id.ts"
import { siteTexts } from "./site-texts.ts"

/** What logging in over the page is put into; one opens it in order to type. */
export function LogInDialog({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <LightboxFrame
      onClose={onClose}
      focus="input:not([type=hidden])"
      // Whoever has logged in goes on from the account's link; what opened this is gone by then.
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
