import type { SocialProvider } from "@wara/domain/accounts/social-log-in"
import { paths } from "@wara/domain/site/paths"
import { Dialog } from "radix-ui"
import { type ReactNode, useEffect } from "react"
import { useFetcher, useLocation } from "react-router"
import { LogInForm } from "../features/auth/log-in-form.tsx"
import { accountLinkId } from "../features/site/menu-links.tsx"
import { siteTexts } from "../features/site/texts.ts"
import { DialogClose, LightboxFrame } from "../ui/lightbox-frame.tsx"

/** Log-in without leaving the page [S2.25]; it opens once it is fully loaded. */
export default function LogInLightbox({ onClose }: { onClose: () => void }) {
  const { data: providers, load } = useFetcher<SocialProvider[]>()
  const { pathname, search } = useLocation()
  useEffect(() => {
    void load(paths.socialProviders)
  }, [load])
  if (providers === undefined) return null
  return (
    <LogInDialog onClose={onClose}>
      <LogInForm providers={providers} returnTo={pathname + search} staysHere />
    </LogInDialog>
  )
}

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
