import type { Role } from "@wara/domain/accounts/role"

export type SeedUser = {
  username: string
  email: string
  role: Role
  kind: "person" | "company"
  firstname: string
  lastname: string
  companyName: string | null
  /** A company's business activity (giro) and RUT. */
  businessActivity: string | null
  companyRut: string | null
  /** The person's own RUT. */
  rut: string
  phone: string
  pro: boolean
  description: string
  commune: string
  region: string
  /** Categories in which a company sells; empty = all. */
  categories: readonly string[]
  /** Days from the registration to the seeding. */
  memberDays: number
  /** Background and sign colour of a drawn avatar; null = initials only. */
  livery: readonly [string, string] | null
}
