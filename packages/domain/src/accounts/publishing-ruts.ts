/**
 * The RUTs under which an account publishes, its person's and its company's; none when it still has to
 * say one. Free credits that were used under any of them by another account are used up for this one.
 */
export function publishingRuts(account: {
  rut: string | null
  companyRut: string | null
}): string[] {
  const ruts = [account.rut, account.companyRut].filter((rut) => rut !== null)
  return [...new Set(ruts)].sort()
}
