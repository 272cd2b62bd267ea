import type { Role } from "@wara/domain/accounts/role"

/** A person or company that the demo knows. */
export type SeedUser = {
  username: string
  email: string
  role: Role
  kind: "person" | "company"
  firstname: string
  lastname: string
  companyName: string | null
  /** What a company does for tax purposes (giro), and its RUT. */
  businessActivity: string | null
  companyRut: string | null
  /** The person's own. */
  rut: string
  phone: string
  pro: boolean
  description: string
  commune: string
  region: string
  /** Categories that a company deals in; empty = anything. */
  categories: readonly string[]
  /** Days from the sign-up to the moment of seeding. */
  memberDays: number
  /** Ground and sign colour of a drawn avatar; null = initials only. */
  livery: readonly [string, string] | null
}
