import { type Dashboard, dashboardSchema } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { days as daysInMs } from "@wara/domain/time"
import { z } from "zod"
import { withoutPersonalData } from "../../access/reading.ts"
import { requireStaff } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import type { Database } from "../../database/database.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { typedDay } from "../../http/typed-times.ts"
import { maxDays, readDays } from "./day-store.ts"
import {
  countAttention,
  countByState,
  countRegistrations,
  countSales,
  countSellers,
  countSold,
  type DaySpan,
  findEmptySearches,
  findUnmetDemand,
  readQueue,
  sumIncome,
} from "./store.ts"

/** Days shown by default. */
const usualDays = 60

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) - daysInMs(days)).toISOString().slice(0, 10)

const dashboardQuery = z
  .strictObject({ from: typedDay, to: typedDay })
  .partial()
  .refine(({ from, to }) => !from || !to || from <= to, "from must not be after to")
  .refine(
    ({ from, to }) => !from || from >= daysBefore(to ?? chileanDay(new Date()), maxDays),
    `at most ${maxDays} days`,
  )

/** The first page of the panel. */
export function registerDashboard(app: App, { database }: AppContext): void {
  app.get(
    "/admin/dashboard",
    {
      ...withoutPersonalData,
      schema: {
        tags: ["admin"],
        summary:
          "Figures of a range of Chilean days, by default the last 60; amounts of money for operators only",
        querystring: dashboardQuery,
        response: { 200: dataAnswerSchema(dashboardSchema), ...errorResponses(400, 401, 403, 429) },
      },
    },
    async (request) => {
      const withMoney = requireStaff(request).role === "operator"
      const { to = chileanDay(new Date()), from = daysBefore(to, usualDays) } = request.query
      return { data: await readDashboard(database, { span: { from, to }, withMoney }) }
    },
  )
}

/** The panel's first page; income is included for operators only. */
async function readDashboard(
  database: Database,
  { span, withMoney }: { span: DaySpan; withMoney: boolean },
): Promise<Dashboard> {
  const { medianMinutes, published } = await readDays(database, span, chileanDay(new Date()))
  return {
    ...span,
    ads_by_state: await countByState(database),
    published,
    sold: await countSold(database, span),
    income: withMoney ? await sumIncome(database, span) : null,
    sales: withMoney ? await countSales(database, span) : null,
    registrations: await countRegistrations(database, span),
    sellers: await countSellers(database, span),
    queue: { ...(await readQueue(database)), median_minutes: medianMinutes },
    empty_searches: await findEmptySearches(database, span),
    unmet_demand: await findUnmetDemand(database),
    orders_needing_attention: await countAttention(database),
  }
}
