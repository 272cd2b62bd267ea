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
