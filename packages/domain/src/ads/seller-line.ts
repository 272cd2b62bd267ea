/** The seller line of a card: empty, an invitation to log in, or a link [S2.36, S2.37]. */
export type SellerLine =
  | { kind: "none" }
  | { kind: "log-in" }
  | { kind: "seller"; firstname: string; username: string }

/**
 * Visitors are invited to log in; users see a professional seller's first name. A profile page
 * (`profileUsername`) already names its seller, so the line is empty there.
 */
export function sellerLine(input: {
  isLoggedIn: boolean
  seller: { firstname: string; username: string; pro: boolean } | null
  profileUsername: string | null
}): SellerLine {
  const { seller } = input
  if (!input.isLoggedIn) return { kind: input.profileUsername === null ? "log-in" : "none" }
  if (seller === null || !seller.pro) return { kind: "none" }
  if (input.profileUsername?.toLowerCase() === seller.username.toLowerCase())
    return { kind: "none" }
  return { kind: "seller", firstname: seller.firstname, username: seller.username }
}
