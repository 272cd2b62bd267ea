import { leadThreadPath, paths } from "@wara/domain/site/paths"
import { useEffect } from "react"
import { useLocation } from "react-router"
import { loadQuietly } from "../../browser/reload/reload.ts"
import { whenIdle } from "../../browser/when-idle.ts"
import type { IntegrationSettings } from "../integration-settings.ts"
import { trackEntry } from "./expected-event.ts"
import { noTags, type Tags } from "./tag-event.ts"
import { connectTags } from "./track.ts"

/** Pages whose addresses contain a secret code: third-party scripts must not read them. */
const secretPages: string[] = [
  paths.confirmEmail,
  paths.resetPassword,
  paths.adLink,
  paths.appeal,
  paths.loginGoogle,
  paths.loginFacebook,
  paths.paymentReturn,
]

/** Tags stay connected for the lifetime of the tab, across navigations. */
let isConnected = false

function connectOnce(open: () => Tags): void {
  if (isConnected) return
  isConnected = true
  connectTags(open())
}

type Entered = { createdAt: string } | null

/** Connects pages with the configured tags once the page is idle. */
export function useTags(settings: IntegrationSettings["tags"], viewer: Entered): void {
  const { pathname } = useLocation()
  const { id, url } = settings ?? {}
  useEffect(() => {
    if (id === undefined || url === undefined) {
      connectOnce(() => noTags)
      return
    }
    if (secretPages.includes(pathname) || pathname.startsWith(leadThreadPath(""))) return
    const connect = async () => {
      const { openGoogleTagManager } = await loadQuietly(() => import("./google-tag-manager.ts"))
      connectOnce(() => openGoogleTagManager({ id, url }))
    }
    // If the tags cannot be loaded, the visit is not measured.
    return whenIdle(() => void connect().catch(() => undefined))
  }, [id, url, pathname])
  const since = viewer?.createdAt
  useEffect(() => {
    if (since !== undefined) trackEntry(new Date(since))
  }, [since])
}
