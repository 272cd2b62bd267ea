import { paths } from "@wara/domain/site/paths"
import { readingOptions } from "../session/reading.server.ts"
import type { Route } from "./+types/not-found"
import { notFoundPage } from "./not-found-page.server.ts"
import { unmatchedPage } from "./unmatched-page.server.ts"

/** /404 and every address that is not in the table (spec §2). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const options = readingOptions(context)
  throw await (url.pathname === paths.notFound
    ? notFoundPage(options)
    : unmatchedPage(url, options))
}

/** Posting to an address that does not exist finds nothing either. */
export async function action({ context }: Route.ActionArgs) {
  throw await notFoundPage(readingOptions(context))
}

/** Never shown: the loader always throws. */
export default function NotFound() {
  return null
}
