import { useEffect, useLayoutEffect, useRef } from "react"
import { useLocation, useMatches } from "react-router"
import { loadQuietly } from "../../browser/reload/reload.ts"
import { whenIdle } from "../../browser/when-idle.ts"
import { useConsent } from "../consent/consent.ts"
import { isPrivatePage, noRecorder, privatePageAttribute } from "./recorder.ts"

/**
 * Records the visit while recording is enabled and consented to; the recorder is not loaded before.
 * Logging in or out starts a new recording: each belongs to one person [S3.8].
 */
export function useRecording(isOn: boolean, viewerId: number | null): void {
  const isAllowed = useConsent()?.recording === true && isOn
  const { pathname } = useLocation()
  const isPrivate = isPrivatePage(useMatches().map(({ id }) => id))
  const path = useRef(pathname)
  const recorder = useRef(noRecorder)

  // Runs before the recorder sees the new content, which it does right afterwards.
  useLayoutEffect(() => {
    path.current = pathname
    document.documentElement.toggleAttribute(privatePageAttribute, isAllowed && isPrivate)
  }, [isAllowed, isPrivate, pathname])

  // Stops before the recorder sees the next user's page, above all their name.
  useLayoutEffect(() => {
    if (!isAllowed) return
    let isOver = false
    const start = async () => {
      const { startRecorder } = await loadQuietly(() => import("./rrweb-recorder.ts"))
      if (isOver) return
      recorder.current = startRecorder({ path: path.current, isLoggedIn: viewerId !== null })
    }
    // If the recorder cannot be loaded, the visit is not recorded.
    const callOff = whenIdle(() => void start().catch(() => undefined))
    return () => {
      isOver = true
      callOff()
      recorder.current.stop()
      recorder.current = noRecorder
    }
  }, [isAllowed, viewerId])

  useEffect(() => recorder.current.visit(pathname), [pathname])
}
