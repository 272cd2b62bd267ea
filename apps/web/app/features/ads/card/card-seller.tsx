import { sellerLine } from "@wara/domain/ads/seller-line"
import { slugPath } from "@wara/domain/site/paths"
import { Link } from "react-router"
import type { CardSeller as ShownSeller } from "./card-ad.ts"
import { cardTexts } from "./card-texts.ts"

/** Who sells, as far as the reader may know (spec §2). */
export function CardSeller(props: {
  seller: ShownSeller | null
  isLoggedIn: boolean
  profileUsername: string | null
}) {
  const line = sellerLine(props)
  if (line.kind === "none") return null
  if (line.kind === "log-in")
    return <p className="text-xs text-ink-soft">{cardTexts.logInToSeeSeller}</p>
  return (
    <p className="text-xs text-ink-soft">
      <Link
        to={slugPath(line.username)}
        className="relative inline-block py-1 text-sky hover:underline"
      >
        {cardTexts.by} {line.firstname}
      </Link>
    </p>
  )
}
