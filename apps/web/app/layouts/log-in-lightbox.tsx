import type { SocialProvider } from "@wara/domain/accounts/social-log-in"
import { paths } from "@wara/domain/site/paths"
import { useEffect } from "react"
import { useFetcher, useLocation } from "react-router"
import { LogInForm } from "../features/auth/log-in-form.tsx"
import { LogInDialog } from "../features/site/log-in-dialog.tsx"

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
