import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { Star } from "../../ui/star.tsx"

/** The logo as a link to the home page; without the wordmark where the header has no room. */
export function Logo({ siteName, isRoomy = true }: { siteName: string; isRoomy?: boolean }) {
  const hidden = isRoomy ? "@max-[20rem]:visually-hidden" : "@max-[26rem]:visually-hidden"
  return (
    <Link
      to={paths.home}
      className="relative -mx-1 inline-flex min-h-11 shrink-0 items-center gap-2 px-1"
    >
      <Star className="size-[min(1.75rem,9vw)] text-copper" />
      <span className={`wordmark ${hidden}`}>{siteName}</span>
    </Link>
  )
}
