import type { AccountSummary } from "@wara/contract/account"
import { profileCompleteness } from "@wara/domain/accounts/profile-completeness"
import type { Database } from "../../../database/database.ts"
import { readAccount } from "../../accounts/use-cases/read-account.ts"
import { countCredits } from "../../credits/use-cases/count-credits.ts"
import { countAdsByState } from "../summary-store.ts"

export async function readSummary(
  database: Database,
  userId: number,
  now: Date,
): Promise<AccountSummary> {
  const account = await readAccount(database, userId, ["commune"], now)
  return {
    credits: await countCredits(database, userId),
    ads_by_state: await countAdsByState(database, userId),
    completeness: profileCompleteness({
      confirmed: account.confirmed,
      phone: account.phone !== null,
      commune: account.commune !== null,
      rut: account.rut !== null || account.company_rut !== null,
      description: account.description !== "",
      avatar: account.avatar !== null,
    }),
  }
}
