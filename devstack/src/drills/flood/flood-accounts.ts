import pg from "pg"
import { z } from "zod"

const rowsSchema = z.array(z.object({ email: z.email() })).length(5)

/**
 * E-mails of sellers of the demonstration, whose password is that of all its accounts: one that
 * attacks and four that log in and pay. Other drills use the accounts of the README, and an account
 * can log in or pay only so often.
 */
export async function floodAccounts(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      "select email from users where demo and role = 'user' and email like 'ventas.%' order by id limit 5",
    )
    const [attacker, ...people] = rowsSchema.parse(rows).map(({ email }) => email)
    return { attacker: String(attacker), people }
  } finally {
    await client.end()
  }
}
