/**
 * The RUTs under which an account publishes, the individual's and the company's; empty when it has
 * none yet. Free credits that another account used under any of them are used up for this one too.
 */
export function publishingRuts(account: {
  rut: string | null
  companyRut: string | null
}): string[] {
  const ruts = [account.rut, account.companyRut].filter((rut) => rut !== null)
  return [...new Set(ruts)].sort()
}
