import type { AdLink } from "@wara/contract/own-ad"
import { paths } from "@wara/domain/site/paths"
import { codeKey } from "../../../../forms/link-code.ts"

export function adLinkPath(code: string): string {
  return `${paths.adLink}?${new URLSearchParams({ [codeKey]: code })}`
}

const resultKey = "resultado"
const adKey = "anuncio"
const words = { renew: "renovado", sold: "vendido" } as const

/** What a link did: the action, and the ad it applied to. */
export type AdLinkResult = { done: AdLink["action"]; slug: string }

/** The page with the result of a link; reloading it repeats nothing. */
export function adLinkResultPath({ action, ad }: Pick<AdLink, "action" | "ad">): string {
  return `${paths.adLink}?${new URLSearchParams({ [resultKey]: words[action], [adKey]: ad.slug })}`
}

/** Reads a link's result from the URL; null when there is none. */
export function readAdLinkResult(search: URLSearchParams): AdLinkResult | null {
  const word = search.get(resultKey)
  const slug = search.get(adKey) ?? ""
  if (word === words.renew) return { done: "renew", slug }
  return word === words.sold ? { done: "sold", slug } : null
}
