import { adPath } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { adNumber, listTexts } from "./list-texts.ts"

/** A bare number may be an ad's: above the results, the way to that ad. */
export function NumberedAdHint({ ad }: { ad: { slug: string; name: string; number: number } }) {
  return (
    <p className="rounded-card border border-line bg-surface px-4 py-3">
      {listTexts.lookingFor} {adNumber(ad.number)}?{" "}
      <Link to={adPath(ad.slug)} className="text-sky wrap-anywhere hover:underline">
        {ad.name}
      </Link>
    </p>
  )
}
