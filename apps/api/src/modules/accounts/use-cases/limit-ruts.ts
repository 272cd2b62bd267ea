import { days, inSeconds } from "@wara/domain/time"
import { limitCalls, limitNetwork } from "../../../access/limits.ts"
import type { Database } from "../../../database/database.ts"
import { readAccount } from "./read-account.ts"

const windowSeconds = inSeconds(days(1))

/** A person has one RUT and few companies, and may mistype them; an office shares a network. */
const limits = {
  account: { name: "ruts-account", limit: 6, windowSeconds },
  network: { name: "ruts-network", limit: 200, windowSeconds },
}

type GivenRuts = { rut?: string | null; company_rut?: string | null }

const rutsOf = ({ company_rut, rut }: GivenRuts): string[] =>
  [rut, company_rut].flatMap((given) => given || [])

/**
 * Counts the RUTs that an account takes, of a day: which free credits it then has tells whether
 * another account used those of that RUT, and RUTs can be counted through [B8.175]. Throws
 * RateLimitError.
 */
export async function limitRuts(
  database: Database,
  { userId, network, ...given }: GivenRuts & { userId: number; network: string },
  now: Date,
): Promise<void> {
  const known = rutsOf(await readAccount(database, userId, [], now))
  const times = rutsOf(given).filter((rut) => !known.includes(rut)).length
  if (times === 0) return
  await limitCalls(database, { ...limits.account, caller: String(userId), times })
  await limitNetwork(database, { ...limits.network, network, times })
}

/** The same for accounts that are signed up with RUTs. */
export async function limitRutsOfSignUp(
  database: Database,
  { network, ...given }: GivenRuts & { network: string },
): Promise<void> {
  const times = rutsOf(given).length
  if (times > 0) await limitNetwork(database, { ...limits.network, network, times })
}
