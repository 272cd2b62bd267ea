import type { SocialProvider } from "@wara/domain/accounts/social-provider"
import { paths } from "@wara/domain/site/paths"
import { useEffect } from "react"
import { useFetcher, useLocation } from "react-router"
import { LogInForm } from "../features/auth/log-in-form.tsx"
import { LogInDialog } from "../features/site/log-in-dialog.tsx"

/** What the log-in page loads, as far as the lightbox needs it. */
type LogInPageData = { providers: SocialProvider[] }

/** Logging in without leaving the page (spec §2); it opens when it is whole. */
export default function LogInLightbox({ onClose }: { onClose: () => void }) {
  const { data, load } = useFetcher<LogInPageData>()
  const { pathname, search } = useLocation()
  useEffect(() => {
    void load(paths.login)
  }, [load])
  if (data === undefined) return null
  return (
    <LogInDialog onClose={onClose}>
      <LogInForm providers={data.providers} returnTo={pathname + search} />
    </LogInDialog>
  )
}
