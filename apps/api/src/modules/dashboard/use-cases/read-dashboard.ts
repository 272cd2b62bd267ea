import type { Dashboard } from "@wara/contract/admin"
import type { Database } from "../../../database/database.ts"
import {
  countAttention,
  countByState,
  countOutcomes,
  countRegistrations,
  countSales,
  countSellers,
  type DaySpan,
  findEmptySearches,
  readQueue,
  sumIncome,
} from "../store.ts"

/** The panel's first page; income is included for operators only. */
export async function readDashboard(
  database: Database,
  { span, withMoney }: { span: DaySpan; withMoney: boolean },
): Promise<Dashboard> {
  return {
    ...span,
    ads_by_state: await countByState(database),
    ...(await countOutcomes(database, span)),
    income: withMoney ? await sumIncome(database, span) : null,
    sales: withMoney ? await countSales(database, span) : null,
    registrations: await countRegistrations(database, span),
    sellers: await countSellers(database, span),
    queue: await readQueue(database, span),
    empty_searches: await findEmptySearches(database, span),
    orders_needing_attention: await countAttention(database),
  }
}
