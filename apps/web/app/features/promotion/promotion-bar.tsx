import { inviteText, inviteTitle, type Offer } from "@wara/domain/site/offer-texts"
import X from "lucide-react/icons/x"
import { type KeyboardEvent, useId, useRef } from "react"
import { Link } from "react-router"
import { useReservedBottom } from "../../browser/use-reserved-bottom.ts"
import { Star } from "../../ui/star.tsx"
import { promotionTexts } from "./texts.ts"

/**
 * The invitation to register on pages that users opened for another purpose: a bar at the bottom of
 * the window. It takes no focus, and the page reserves its height, so that all content stays
 * visible and reachable above it.
 */
export function PromotionBar(props: { registerPath: string; offer: Offer; onClose: () => void }) {
  const { onClose } = props
  const titleId = useId()
  const ref = useRef<HTMLElement>(null)
  useReservedBottom(ref, true)
  const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && onClose()
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <div className="wrap flex items-center gap-x-3 gap-y-2 py-2 max-sm:pr-1 sm:gap-x-5">
        <Star className="size-7 shrink-0 text-star max-sm:hidden" />
        <div className="min-w-0 grow text-sm sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3">
          <p id={titleId} className="font-semibold leading-tight">
            {inviteTitle(props.offer)}
          </p>
          <p className="text-xs leading-snug text-ink-soft sm:text-sm">{inviteText(props.offer)}</p>
        </div>
        <Link
          to={props.registerPath}
          onClick={onClose}
          className="button button-primary shrink-0 px-3 text-sm max-sm:max-w-28 max-sm:text-center max-sm:leading-tight"
        >
          {promotionTexts.register}
        </Link>
        <button
          type="button"
          aria-label={promotionTexts.close}
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
    </section>
  )
}
