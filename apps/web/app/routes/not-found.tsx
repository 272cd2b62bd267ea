import { paths } from "@wara/domain/site/paths"
import { notFoundPage, unmatchedPage } from "../actions/site/not-found.server.ts"
import { readingOptions } from "../session/request-context.server.ts"
import type { Route } from "./+types/not-found"

/** /404 and every unknown address [S2.15]. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const options = readingOptions(context)
  throw await (url.pathname === paths.notFound
    ? notFoundPage(options)
    : unmatchedPage(url, options))
}

/** A POST to an unknown address is a 404, too. */
export async function action({ context }: Route.ActionArgs) {
  throw await notFoundPage(readingOptions(context))
}

/** Never rendered: the loader always throws. */
export default function NotFound() {
  return null
}
