import { useEffect, useState } from "react"
import { useLocation } from "react-router"
import { whenIdle } from "../../ui/when-idle.ts"
import { invitesToRegister } from "./invites-to-register.ts"
import { isPromotionClosed, keepPromotionClosed } from "./promotion-cookie.ts"

type Lightbox = typeof import("./promotion-lightbox.tsx").PromotionLightbox

/** Two things that want an answer at the same time are one too many. */
function isDialogOpen(): boolean {
  return document.querySelector("[role=dialog], [role=alertdialog], .covers-page[open]") !== null
}

/**
 * Invites visitors to register, once the page has come to rest (spec §4). Whoever closes it is left
 * alone for a year; logging in hides it. Its code comes only when it is shown.
 */
export function Promotion({ isVisitor }: { isVisitor: boolean }) {
  const { key: visit, pathname } = useLocation()
  const [Lightbox, setLightbox] = useState<Lightbox | null>(null)
  /** The visit on which it appeared; going anywhere else hides it. */
  const [shownAt, setShownAt] = useState<string | null>(null)
  const mayShow = isVisitor && invitesToRegister(pathname)
  useEffect(() => {
    if (!mayShow || isPromotionClosed()) return
    let isCurrent = true
    const show = async () => {
      if (isDialogOpen()) return
      const { PromotionLightbox } = await import("./promotion-lightbox.tsx")
      if (!isCurrent || isDialogOpen()) return
      setLightbox(() => PromotionLightbox)
      setShownAt(visit)
    }
    // Who cannot load it misses an advertisement, nothing else.
    const callOff = whenIdle(() => void show().catch(() => undefined))
    return () => {
      isCurrent = false
      callOff()
    }
  }, [mayShow, visit])
  const close = () => {
    keepPromotionClosed()
    setShownAt(null)
  }
  return mayShow && shownAt === visit && Lightbox ? <Lightbox onClose={close} /> : null
}
