import { useEffect, useLayoutEffect, useRef } from "react"
import { useLocation, useMatches } from "react-router"
import { loadQuietly } from "../../session/reload/load-quietly.ts"
import { whenIdle } from "../../ui/when-idle.ts"
import { useConsent } from "../consent/consent.ts"
import { isPrivatePage, privatePageAttribute } from "./private-pages.ts"
import { noRecorder } from "./recorder.ts"

/**
 * Records the visit while that is switched on and consented to; nothing of it is loaded before. Whoever
 * logs in or out begins another recording: each is of one person (spec §3).
 */
export function useRecording(isOn: boolean, viewerId: number | null): void {
  const isAllowed = useConsent()?.recording === true && isOn
  const { pathname } = useLocation()
  const isPrivate = isPrivatePage(useMatches().map(({ id }) => id))
  const path = useRef(pathname)
  const recorder = useRef(noRecorder)

  // Before the recorder sees what was drawn, which is right after.
  useLayoutEffect(() => {
    path.current = pathname
    document.documentElement.toggleAttribute(privatePageAttribute, isAllowed && isPrivate)
  }, [isAllowed, isPrivate, pathname])

  // Ends before the recorder sees what the next person's page shows, their name above all.
  useLayoutEffect(() => {
    if (!isAllowed) return
    let isOver = false
    const start = async () => {
      const { startRecorder } = await loadQuietly(() => import("./rrweb-recorder.ts"))
      if (isOver) return
      recorder.current = startRecorder({ path: path.current, isLoggedIn: viewerId !== null })
    }
    // Whoever cannot load it is not recorded, nothing else.
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
