import type { Offer } from "@wara/domain/site/offer-texts"
import { paths } from "@wara/domain/site/paths"
import { registerPath } from "@wara/domain/site/return-path"
import { useEffect, useState } from "react"
import { useLocation } from "react-router"
import { loadQuietly } from "../../browser/reload/reload.ts"
import { findCookie, setCookieForYear } from "../../browser/script-cookies.ts"
import { useLoaded } from "../../browser/use-loaded.ts"
import { whenIdle } from "../../browser/when-idle.ts"
import { useAsksForCookies } from "../../integrations/consent/consent.ts"
import { useCovered, useTurn } from "../../overlays/next-overlay.ts"
import { useReturnPath } from "../../overlays/return-path.ts"

/** Pages where users are creating, entering or leaving an account. */
const aboutAccounts: string[] = [
  paths.register,
  paths.login,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirmEmail,
  paths.logOut,
]

function invitesToRegister(path: string): boolean {
  return !aboutAccounts.some((own) => path === own || path.startsWith(`${own}/`))
}

/** Cookie that remembers that the promotion was closed [S4.8]. */
const name = "site-register-closed"

function isPromotionClosed(): boolean {
  return findCookie(document.cookie, name) !== null
}

/** Hides the promotion for a year. */
function storePromotionClosed(): void {
  setCookieForYear(name, "1")
}

/**
 * Invites visitors to register once the page is idle [S4.8]: with a lightbox on the home page, with
 * a bar at the bottom of every other page, which users opened for another purpose. It follows the
 * cookie notice once that was answered or closed. Closing it hides it for a year; logging in hides
 * it. When a visitor opens another dialog first, it waits for the next page.
 */
export function Promotion({ isVisitor, offer }: { isVisitor: boolean; offer: Offer }) {
  const { key: visit, pathname } = useLocation()
  const registerAt = registerPath(useReturnPath())
  const asksForCookies = useAsksForCookies()
  /** The visit on which it may appear; navigating away hides it. */
  const [idleVisit, setIdleVisit] = useState<string | null>(null)
  const mayShow = isVisitor && !asksForCookies && invitesToRegister(pathname)
  useEffect(() => {
    if (!mayShow || isPromotionClosed()) return
    return whenIdle(() => setIdleVisit(visit))
  }, [mayShow, visit])
  const isTurn = useTurn("promotion", mayShow && idleVisit === visit)
  const isCovered = useCovered() === "user"
  useEffect(() => {
    if (isCovered && !isTurn) setIdleVisit(null)
  }, [isCovered, isTurn])
  const isHome = pathname === paths.home
  // If the code cannot be loaded, only the promotion is missing.
  const lightbox = useLoaded(isTurn && isHome, {
    load: () => loadQuietly(() => import("./promotion-lightbox.tsx")),
  })
  const bar = useLoaded(isTurn && !isHome, {
    load: () => loadQuietly(() => import("./promotion-bar.tsx")),
  })
  const close = () => {
    storePromotionClosed()
    setIdleVisit(null)
  }
  const Shown = lightbox?.PromotionLightbox ?? bar?.PromotionBar
  return Shown ? <Shown offer={offer} registerPath={registerAt} onClose={close} /> : null
}
