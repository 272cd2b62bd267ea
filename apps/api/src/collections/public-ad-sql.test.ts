import { type AdState, adStates } from "@wara/domain/ads/ad-state"
import { isPublicAd, remainingDays } from "@wara/domain/ads/ad-term"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { isPublicAdSql, remainingDaysSql } from "./public-ad-sql.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

type Row = { state: AdState; ends: string; now: string; visible: boolean; days: number }

test("the SQL conditions agree with the domain in every state and around each day's end", async () => {
  const ad = sql`made_up`
  const { rows } = await api.database.execute<Row>(sql`
    select state, expires_at::text as ends, now()::text as now,
      ${isPublicAdSql(ad)} as visible, ${remainingDaysSql(ad)} as days
    from (
      select state, now() + make_interval(days => days, secs => seconds) as expires_at
      from unnest(enum_range(null::ad_state)) state, generate_series(-2, 16) days,
        generate_series(-1, 1) seconds
    ) as ${ad}`)
  expect(rows).toHaveLength(adStates.length * 57)
  for (const { state, ends, now, visible, days } of rows) {
    const [expiresAt, instant] = [new Date(ends), new Date(now)]
    expect({ state, ends, days }).toEqual({ state, ends, days: remainingDays(expiresAt, instant) })
    expect({ state, ends, visible }).toEqual({
      state,
      ends,
      visible: isPublicAd({ state, expiresAt }, instant),
    })
  }
})
