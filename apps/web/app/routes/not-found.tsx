import { notFoundPage } from "./not-found-page.server.ts"

/** /404 and every address that is not in the table (spec §2). */
export async function loader() {
  throw await notFoundPage()
}

/** Posting to an address that does not exist finds nothing either. */
export async function action() {
  throw await notFoundPage()
}

/** Never shown: the loader always throws. */
export default function NotFound() {
  return null
}
