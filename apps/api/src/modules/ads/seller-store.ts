import { eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { lockUser } from "../../database/lock-user.ts"
import { users } from "../../database/schema/accounts.ts"

export type Seller = {
  id: number
  email: string
  firstname: string
  rut: string | null
  companyRut: string | null
  confirmedAt: Date | null
  blockedAt: Date | null
  deletedAt: Date | null
}

const columns = {
  id: users.id,
  email: users.email,
  firstname: users.firstname,
  rut: users.rut,
  companyRut: users.companyRut,
  confirmedAt: users.confirmedAt,
  blockedAt: users.blockedAt,
  deletedAt: users.deletedAt,
}

/**
 * The owner, locked so that no other transaction moves their credits or ads until this one ends.
 */
export async function lockSeller(transaction: Database, id: number): Promise<Seller> {
  const seller = await lockUser(transaction, { id })
  if (seller === null) throw new Error(`user ${id} does not exist`)
  return seller
}

export async function findSeller(database: Database, id: number): Promise<Seller> {
  const [seller] = await database.select(columns).from(users).where(eq(users.id, id))
  if (!seller) throw new Error(`user ${id} does not exist`)
  return seller
}
