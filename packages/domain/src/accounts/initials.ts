/** Initials shown when a user has neither names nor e-mail [S2.43]. */
export const fallbackInitials = "WA"

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
