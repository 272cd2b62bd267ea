import { inviteText, inviteTitle, type Offer } from "@wara/domain/site/offer-texts"
import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { Star } from "../../ui/star.tsx"
import { homeTexts } from "./home-texts.ts"

/** Invites visitors to register [S2.29]. */
export function RegisterPromo({ offer }: { offer: Offer }) {
  return (
    <section className="wrap pb-16 md:pb-24">
      <div className="relative overflow-hidden rounded-card bg-badge px-6 py-10 text-badge-ink md:px-12 md:py-14">
        <Star className="absolute top-1/2 -right-14 size-80 -translate-y-1/2 text-copper max-md:hidden" />
        <h2 className="max-w-text text-xl md:text-2xl">{inviteTitle(offer)}</h2>
        <p className="mt-2 mb-6 text-badge-soft text-lg">{inviteText(offer)}</p>
        <Link to={paths.register} className="button button-primary px-7">
          {homeTexts.promoButton}
        </Link>
      </div>
    </section>
  )
}
