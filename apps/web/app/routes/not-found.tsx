import { readingOptions } from "../session/reading.server.ts"
import type { Route } from "./+types/not-found"
import { notFoundPage } from "./not-found-page.server.ts"

/** /404 and every address that is not in the table (spec §2). */
export async function loader({ context }: Route.LoaderArgs) {
  throw await notFoundPage(readingOptions(context))
}

/** Posting to an address that does not exist finds nothing either. */
export async function action({ context }: Route.ActionArgs) {
  throw await notFoundPage(readingOptions(context))
}

/** Never shown: the loader always throws. */
export default function NotFound() {
  return null
}
