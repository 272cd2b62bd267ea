import type { AdLink } from "@wara/contract/own-ad"
import { paths } from "@wara/domain/site/paths"
import { codeKey } from "../../../../session/link-code.ts"

/** The page of a mail's link. */
export function adLinkPath(code: string): string {
  return `${paths.adLink}?${new URLSearchParams({ [codeKey]: code })}`
}

const resultKey = "resultado"
const adKey = "anuncio"
const words = { renew: "renovado", sold: "vendido" } as const

/** What a link has done: which of the two, with which ad. */
export type AdLinkResult = { done: AdLink["action"]; slug: string }

/** The page that says what a link has done; reloading it repeats nothing. */
export function adLinkResultPath({ action, ad }: Pick<AdLink, "action" | "ad">): string {
  return `${paths.adLink}?${new URLSearchParams({ [resultKey]: words[action], [adKey]: ad.slug })}`
}

/** What an address says that a link has done; null when nothing. */
export function readAdLinkResult(search: URLSearchParams): AdLinkResult | null {
  const word = search.get(resultKey)
  const slug = search.get(adKey) ?? ""
  if (word === words.renew) return { done: "renew", slug }
  return word === words.sold ? { done: "sold", slug } : null
}
