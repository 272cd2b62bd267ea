type NamedSeller = {
  firstname: string
  lastname: string
  pro: boolean
  company_name: string | null
}

/**
 * How users see a seller: a professional seller's company comes first and the person is whom to ask for;
 * everybody else is the person (`contact` is null).
 */
export function sellerIdentity(seller: NamedSeller): { name: string; contact: string | null } {
  const person = `${seller.firstname} ${seller.lastname}`.trim()
  return seller.pro && seller.company_name
    ? { name: seller.company_name, contact: person }
    : { name: person, contact: null }
}
