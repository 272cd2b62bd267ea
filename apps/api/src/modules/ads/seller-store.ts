import { eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"

/** Whose an ad is, as its life needs to know. */
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
 * The owner, whose credits and ads nobody else moves until the transaction ends. Owners are locked
 * before their ads, everywhere: calls wait for each other in one order.
 */
export async function lockSeller(transaction: Database, id: number): Promise<Seller> {
  const [seller] = await transaction
    .select(columns)
    .from(users)
    .where(eq(users.id, id))
    .for("no key update")
  if (!seller) throw new Error(`there is no person ${id}`)
  return seller
}

/** The owner, to whom a mail is written. */
export async function findSeller(database: Database, id: number): Promise<Seller> {
  const [seller] = await database.select(columns).from(users).where(eq(users.id, id))
  if (!seller) throw new Error(`there is no person ${id}`)
  return seller
}
