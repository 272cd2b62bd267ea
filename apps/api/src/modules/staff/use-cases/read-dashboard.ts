import type { Dashboard } from "@wara/contract/admin"
import type { Database } from "../../../database/database.ts"
import {
  countAttention,
  countByState,
  countOutcomes,
  dashboardDays,
  findEmptySearches,
  readQueue,
  sumIncome,
} from "../dashboard-store.ts"

/** The panel's first page; money is for operators only. */
export async function readDashboard(
  database: Database,
  options: { withMoney: boolean },
  now: Date,
): Promise<Dashboard> {
  const from = new Date(now.getTime() - dashboardDays * 86_400_000)
  return {
    ads_by_state: await countByState(database),
    ...(await countOutcomes(database, from)),
    income: options.withMoney ? await sumIncome(database, from) : null,
    queue: await readQueue(database, from),
    empty_searches: await findEmptySearches(database, from),
    orders_needing_attention: await countAttention(database),
  }
}
