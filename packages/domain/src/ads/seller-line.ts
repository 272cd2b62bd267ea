/** What a card says about its seller: nothing, an invitation to log in, or a link (spec §2). */
export type SellerLine =
  | { kind: "none" }
  | { kind: "log-in" }
  | { kind: "seller"; firstname: string; username: string }

/**
 * The seller line of a card. Visitors are invited to log in; users see a professional seller's
 * first name, except on that seller's own profile (`profileUsername`).
 */
export function sellerLine(input: {
  isLoggedIn: boolean
  seller: { firstname: string; username: string; pro: boolean } | null
  profileUsername: string | null
}): SellerLine {
  if (!input.isLoggedIn) return { kind: "log-in" }
  const { seller } = input
  if (seller === null || !seller.pro) return { kind: "none" }
  if (input.profileUsername?.toLowerCase() === seller.username.toLowerCase())
    return { kind: "none" }
  return { kind: "seller", firstname: seller.firstname, username: seller.username }
}
