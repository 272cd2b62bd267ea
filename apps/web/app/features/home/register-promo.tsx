import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { Star } from "../../ui/star.tsx"
import { homeTexts } from "./home-texts.ts"

/** Invites to register (spec §2). */
export function RegisterPromo() {
  return (
    <section className="wrap pb-16 md:pb-24">
      <div className="relative flex flex-col gap-6 overflow-hidden rounded-card bg-badge px-6 py-10 text-badge-ink md:flex-row md:items-center md:justify-between md:px-12 md:py-14">
        <Star className="absolute -top-16 -right-10 size-64 text-star opacity-10" />
        <div className="relative">
          <h2 className="text-xl md:text-2xl">{homeTexts.promoTitle}</h2>
          <p className="mt-2 text-badge-soft text-lg">{homeTexts.promoText}</p>
        </div>
        <Link to={paths.register} className="button button-primary relative shrink-0 px-7">
          {homeTexts.promoButton}
        </Link>
      </div>
    </section>
  )
}
