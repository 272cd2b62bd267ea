/** Initials shown when a user has neither names nor e-mail [S2.43]. */
const fallbackInitials = "WA"

function firstLetter(name: string | null | undefined): string {
  return Array.from(name?.trim() ?? "")[0] ?? ""
}

/**
 * A user's initials: first letters of first and last name; without names the first two letters of
 * the e-mail; without either, "WA" [S2.43]. Always upper case.
 */
export function initials(person: {
  firstname?: string | null
  lastname?: string | null
  email?: string | null
}): string {
  const fromNames = firstLetter(person.firstname) + firstLetter(person.lastname)
  if (fromNames !== "") return fromNames.toLocaleUpperCase("es-CL")
  const fromEmail = Array.from(person.email?.trim() ?? "")
    .slice(0, 2)
    .join("")
  return fromEmail === "" ? fallbackInitials : fromEmail.toLocaleUpperCase("es-CL")
}

type NamedSeller = {
  firstname: string
  lastname: string
  pro: boolean
  company_name: string | null
}

/**
 * How users see a seller: for a professional seller the company is the name and the user the
 * contact; for all others the user is the name and `contact` is null.
 */
export function sellerIdentity(seller: NamedSeller): { name: string; contact: string | null } {
  const person = `${seller.firstname} ${seller.lastname}`.trim()
  return seller.pro && seller.company_name
    ? { name: seller.company_name, contact: person }
    : { name: person, contact: null }
}

/** The seller line of a card: empty, an invitation to log in, or a link [S2.36, S2.37]. */
type SellerLine =
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
