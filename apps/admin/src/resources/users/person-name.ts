/** The company's name, else the user's name, else the e-mail. */
export function personName(user: {
  company_name?: string | null
  firstname?: string
  lastname?: string
  email?: string
}): string {
  return user.company_name || `${user.firstname} ${user.lastname}`.trim() || (user.email ?? "")
}
