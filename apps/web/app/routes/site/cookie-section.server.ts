import { type CleanNode, cleanWords } from "@wara/domain/content/sanitise"
import { paths } from "@wara/domain/site/paths"
import type { PieceIds } from "../../ui/rich-text.tsx"

const [, id = ""] = paths.cookiesAnchor.split("#")

/** Names the section on cookies of a policy, which operators write, so that the footer leads there. */
export function cookieSection(body: CleanNode[]): PieceIds {
  const place = body.findIndex(
    (piece) =>
      typeof piece !== "string" && /^h\d/.test(piece.tag) && /cookies/i.test(cleanWords([piece])),
  )
  return place === -1 ? {} : { [place]: id }
}
