import { paths } from "@wara/domain/site/paths"
import { useEffect } from "react"
import { useLocation } from "react-router"
import { loadQuietly } from "../../session/reload/load-quietly.ts"
import { whenIdle } from "../../ui/when-idle.ts"
import type { IntegrationSettings } from "../integration-settings.ts"
import { trackEntry } from "./expected-event.ts"
import { noTags, type Tags } from "./tags.ts"
import { connectTags } from "./track.ts"

/** Pages whose addresses hold what opens something: nobody else's script may read them. */
const secretPages: string[] = [
  paths.confirmEmail,
  paths.resetPassword,
  paths.adLink,
  paths.loginGoogle,
  paths.loginFacebook,
  paths.paymentReturn,
]

/** Tags live as long as the tab, whichever pages come and go. */
let isConnected = false

function connectOnce(open: () => Tags): void {
  if (isConnected) return
  isConnected = true
  connectTags(open())
}

type Entered = { createdAt: string } | null

/** Connects pages with the tags that are configured, once one has come to rest. */
export function useTags(settings: IntegrationSettings["tags"], viewer: Entered): void {
  const { pathname } = useLocation()
  const { id, url } = settings ?? {}
  useEffect(() => {
    if (id === undefined || url === undefined) {
      connectOnce(() => noTags)
      return
    }
    if (secretPages.includes(pathname)) return
    const connect = async () => {
      const { openGoogleTagManager } = await loadQuietly(() => import("./google-tag-manager.ts"))
      connectOnce(() => openGoogleTagManager({ id, url }))
    }
    // Whoever cannot load it is not measured, nothing else.
    return whenIdle(() => void connect().catch(() => undefined))
  }, [id, url, pathname])
  const since = viewer?.createdAt
  useEffect(() => {
    if (since !== undefined) trackEntry(new Date(since))
  }, [since])
}
