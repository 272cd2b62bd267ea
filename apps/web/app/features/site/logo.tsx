import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { Star } from "../../ui/star.tsx"

/** Mark and wordmark; leads home. */
export function Logo({ siteName }: { siteName: string }) {
  return (
    <Link to={paths.home} className="-mx-1 inline-flex min-h-11 items-center gap-2 px-1">
      <Star className="size-7 text-copper" />
      <span className="wordmark">{siteName}</span>
    </Link>
  )
}
