import type { SellerContact } from "@wara/contract/seller"
import type { ShouldRevalidateFunctionArgs } from "react-router"

/** Contact data that a user asked for, or why they are not shown. */
export type RevealOutcome = {
  contact: SellerContact | null
  failure: string | null
  /** Whether the user must confirm the e-mail of the account first. */
  isUnconfirmed: boolean
}

/** Form field with the id of the ad whose contact data are asked for. */
export const revealedAdField = "anuncio"

/** The key of an ad's reveal, which every button of its page shares. */
export const revealKey = (ad: number): string => `contacto-${ad}`

/** Revealing contact data changes nothing that a page's loader returns. */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formData?.has(revealedAdField) ? false : defaultShouldRevalidate
}
