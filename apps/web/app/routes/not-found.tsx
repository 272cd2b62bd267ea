import { data } from "react-router"

/** /404 and every address that is not in the table (spec §2). */
export function loader() {
  throw data("Page not found", { status: 404 })
}

/** Never shown: the loader always throws. */
export default function NotFound() {
  return null
}
