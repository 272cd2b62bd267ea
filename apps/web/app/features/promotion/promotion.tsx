import { useEffect, useState } from "react"
import { useLocation } from "react-router"
import { asksForCookies } from "../../integrations/consent/cookie-notice-state.ts"
import { loadQuietly } from "../../session/reload/load-quietly.ts"
import { useTurn } from "../../session/turns/use-turn.ts"
import { useCovered } from "../../ui/use-covered.ts"
import { useLoaded } from "../../ui/use-loaded.ts"
import { whenIdle } from "../../ui/when-idle.ts"
import { invitesToRegister } from "./invites-to-register.ts"
import { isPromotionClosed, keepPromotionClosed } from "./promotion-cookie.ts"

/**
 * Invites visitors to register, once the page has come to rest (spec §4). Whoever closes it is left
 * alone for a year; logging in hides it. It waits until the cookie notice was answered or closed, and
 * for another page when something else came over this one. Its code comes only when it is shown.
 */
export function Promotion({ isVisitor }: { isVisitor: boolean }) {
  const { key: visit, pathname } = useLocation()
  /** The visit on which it may appear; going anywhere else hides it. */
  const [restedAt, setRestedAt] = useState<string | null>(null)
  const mayShow = isVisitor && invitesToRegister(pathname)
  useEffect(() => {
    if (!mayShow || isPromotionClosed() || asksForCookies()) return
    return whenIdle(() => setRestedAt(visit))
  }, [mayShow, visit])
  const isTurn = useTurn("promotion", mayShow && restedAt === visit)
  const isCovered = useCovered() !== null
  useEffect(() => {
    if (isCovered && !isTurn) setRestedAt(null)
  }, [isCovered, isTurn])
  // Who cannot load it misses an advertisement, nothing else.
  const lightbox = useLoaded(isTurn, {
    load: () => loadQuietly(() => import("./promotion-lightbox.tsx")),
  })
  const close = () => {
    keepPromotionClosed()
    setRestedAt(null)
  }
  return lightbox ? <lightbox.PromotionLightbox onClose={close} /> : null
}
