import { useEffect } from "react"
import { useLocation } from "react-router"
import { loadQuietly } from "../../browser/reload/reload.ts"
import { whenIdle } from "../../browser/when-idle.ts"
import type { IntegrationSettings } from "../integration-settings.ts"
import { noTags, type Tags } from "./tag-event.ts"
import { connectTags } from "./track.ts"

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
    const connect = async () => {
      const { isSecretPage, openGoogleTagManager } = await loadQuietly(
        () => import("./google-tags.ts"),
      )
      if (isSecretPage(pathname)) return
      connectOnce(() => openGoogleTagManager({ id, url }))
    }
    // If the tags cannot be loaded, the visit is not measured.
    return whenIdle(() => void connect().catch(() => undefined))
  }, [id, url, pathname])
  const since = viewer?.createdAt
  useEffect(() => {
    if (since === undefined) return
    loadQuietly(() => import("./expected-event.ts")).then(
      ({ trackEntry }) => trackEntry(new Date(since)),
      () => undefined,
    )
  }, [since])
}
