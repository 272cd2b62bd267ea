import { readFile } from "node:fs/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { addAd } from "../../test/add-ad.ts"
import { addUser } from "../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { statementsOf } from "../../test/statements-of.ts"
import { createMindicadorSource } from "../ports/indicator-source/indicator-source.ts"
import { repeatedJobs } from "./repeated-jobs.ts"

const manual = new URL("../../../../docs/operations.md", import.meta.url)

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

/** The documented tables, each with what ends its rows. */
async function documented(): Promise<[table: string, endedBy: string][]> {
  const text = await readFile(manual, "utf8")
  const [, section = ""] = text.split("\n## Retention\n")
  const [own = ""] = section.split("\n## ")
  return own
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => {
      const [, tables = "", , endedBy = ""] = line.split("|")
      return [...tables.matchAll(/`(\w+)`/g)].map(([, table = ""]): [string, string] => [
        table,
        endedBy.trim().replaceAll("`", ""),
      ])
    })
}

const tableSchema = z.array(z.object({ table: z.string() }))

test("[B9.12] the manual says of every table how long its rows are stored", async () => {
  const { rows } = await api.pool.query(
    `select relname as table from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
     order by relname`,
  )
  const tables = tableSchema.parse(rows).map(({ table }) => table)
  const listed = (await documented()).map(([table]) => table)
  expect(listed.toSorted()).toEqual(tables.toSorted())
})

/** A row of each table with a retention, as old as the statement is told. */
const rowsOfAge: Record<string, string> = {
  sessions: `insert into sessions (user_id, token_hash, expires_at) values ($2, sha256(($1::timestamptz)::text::bytea), $1::timestamptz)`,
  one_time_tokens: `insert into one_time_tokens (user_id, purpose, token_hash, expires_at) values ($2, 'reset_password', sha256(($1::timestamptz)::text::bytea), $1::timestamptz)`,
  social_attempts: `insert into social_attempts (provider, state_hash, code_verifier, nonce, expires_at) values ('google', sha256(($1::timestamptz)::text::bytea), 'v', 'n', $1::timestamptz)`,
  log_in_records: `insert into log_in_records (user_id, method, result, created_at) values ($2, 'password', 'opened', $1::timestamptz)`,
  log_in_failures: `insert into log_in_failures (key, failures, last_failure_at) values (($1::timestamptz)::text, 1, $1::timestamptz)`,
  former_usernames: `insert into former_usernames (name_hash, reserved_until) values (sha256(($1::timestamptz)::text::bytea), $1::timestamptz)`,
  audit_entries: `insert into audit_entries (kind, actor_kind, action, subject_kind, subject_id, created_at) values ('reading', 'system', 'records.list', 'users', '', $1::timestamptz)`,
  ad_risks: `with review as (insert into ad_reviews (ad_id, kind, state, content, decided_at) values ($3, 'first', 'withdrawn', '{}', now()) returning id) insert into ad_risks (review_id, score, signals, computed_at) select review.id, 1, '[]', $1::timestamptz from review join users on users.id = $2`,
  review_claims: `with review as (insert into ad_reviews (ad_id, kind, state, content, decided_at) values ($3, 'first', 'withdrawn', '{}', now()) returning id) insert into review_claims (review_id, user_id, taken_at, expires_at) select id, $2, $1::timestamptz - interval '1 minute', $1::timestamptz from review`,
  alerts: `with text as (insert into consent_texts (hash, kind, text, created_at) values (sha256('t'), 'alerts', 't', now()) on conflict do nothing) insert into alerts (email, search, category, region, commune, kinds, frequency, consent_hash, consent_version, created_at) values ('a@b.cl', ($1::timestamptz)::text, '', '', '', '{new}', 'daily', sha256('t'), '1', $1::timestamptz)`,
  alert_hits: `insert into alert_hits (alert_id, ad_id, kind, occurrence, found_at) select id, (select min(id) from ads), 'new', ($1::timestamptz)::text, $1::timestamptz from alerts order by id limit 1`,
  contact_messages: `insert into contact_messages (idempotency_key, email, name, message, created_at) values (($1::timestamptz)::text, 'a@b.cl', 'Ana', 'Hola', $1::timestamptz)`,
  wanted_ads: `insert into wanted_ads (owner_id, slug, name, category_id, manufacturer, text, state, idempotency_key, ended_at) select $2, ($1::timestamptz)::text, 'Grúa', min(id), '', '', 'ended', ($1::timestamptz)::text, $1::timestamptz from categories`,
  ad_daily: `insert into ad_daily (ad_id, day, views) select $3, ($1::timestamptz)::date, 1 from users where id = $2`,
  favourite_notices: `insert into favourite_notices (user_id, ad_id, kind, event_at, mailed_at) values ($2, $3, 'saved_drop', $1::timestamptz, $1::timestamptz)`,
  seller_mails: `insert into seller_mails (user_id, kind, ad_id, occasion, mailed_at) values ($2, 'ad_ideas', $3, ($1::timestamptz)::date, $1::timestamptz)`,
  mailed_weeks: `insert into mailed_weeks (monday, finished_at) values (($1::timestamptz)::date, $1::timestamptz)`,
  empty_searches: `insert into empty_searches (day, text) values (($1::timestamptz)::date, 'grua')`,
  rate_counters: `insert into rate_counters (key, window_start) values ('key', $1::timestamptz)`,
}

/** Jobs whose own tests show what they delete, because their rows belong to others. */
const testedElsewhere = [
  "account-deletion",
  "drafts-cleanup",
  "uploads-cleanup",
  "recordings-cleanup",
  "rights-clock",
]

test("[B9.12] [B9.120] [B10.73] each job that the manual names deletes rows past their time, in batches, and no others", async () => {
  const userId = await addUser(api.database)
  const adId = await addAd(api.database)
  const now = new Date()
  const ages = [-400, 1].map((days) => new Date(now.getTime() + days * 86_400_000))
  const queues = new Map(repeatedJobs.map((job) => [job.queue as string, job]))
  const due = (await documented()).filter(
    ([, endedBy]) => queues.has(endedBy) && !testedElsewhere.includes(endedBy),
  )
  expect(due.map(([table]) => table).toSorted()).toEqual(Object.keys(rowsOfAge).toSorted())
  const statements = await statementsOf(async () => {
    for (const [table, queue] of due) {
      const statement = rowsOfAge[table] ?? ""
      const given = [userId, adId].slice(0, (statement.match(/\$[23]/g) ?? []).length)
      for (const at of ages) await api.pool.query(statement, [at, ...given])
      await queues
        .get(queue)
        ?.run(
          { ...api, indicatorSource: createMindicadorSource("http://127.0.0.1:1") },
          now,
          AbortSignal.timeout(5_000),
        )
      const { rows } = await api.pool.query(`select count(*)::int as rows from ${table}`)
      expect([table, rows]).toEqual([table, [{ rows: 1 }]])
    }
  })
  const deletes = statements.filter((text) => /^\s*delete from/.test(text))
  expect(deletes.length).toBeGreaterThan(due.length)
  expect(deletes.filter((text) => !/\blimit\b/.test(text) && !isSmall(text))).toEqual([])
})

/** The signals of a day go with it, in the transaction that counts them; categories are few. */
const isSmall = (text: string) => /where day = \$1::date$|^delete from category_figures$/.test(text)
