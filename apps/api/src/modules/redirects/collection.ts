import { redirectSchema } from "@wara/contract/admin"
import { DomainError } from "@wara/domain/errors"
import { redirectFromSchema, redirectToSchema } from "@wara/domain/redirects/redirect-schema"
import { chainProblem, type RedirectProblem } from "@wara/domain/redirects/redirect-table"
import { redirectTexts } from "@wara/domain/redirects/redirect-texts"
import { sql } from "drizzle-orm"
import { z } from "zod"
import { auditedWriting } from "../../collections/audited-writing.ts"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

const ruleSchema = z.object({ id: z.number(), from: z.string(), to: z.string() })

/** Redirect rules of paths [S4.5]. `siteUrl` is the site's own address. */
export function redirects(siteUrl: string): Collection {
  return {
    name: "admin/redirects",
    summary: "Redirect rules of the site",
    record: redirectSchema,
    pageSize: { default: 25, max: 100 },
    rows: sql`redirects`,
    fields: {
      ...recordFields(),
      from: field("text", "from"),
      to: field("text", "to"),
      permanent: field("boolean", "permanent"),
      enabled: field("boolean", "enabled"),
    },
    relations: {},
    order: (row) => sql`${row}."from", ${row}.id`,
    onlyFor: ["operator"],
    withoutPersonalData: true,
    writing: {
      ...auditedWriting("redirects", {
        from: redirectFromSchema,
        to: redirectToSchema,
        permanent: z.boolean().optional(),
        enabled: z.boolean().optional(),
      }),
      rule: (transaction, id) => assertNoLoop(transaction, id, siteUrl),
    },
  }
}

/**
 * Verifies that an active rule leads to another place and forms no chain with another rule. Throws
 * ValidationError.
 */
async function assertNoLoop(transaction: Database, id: number, siteUrl: string): Promise<void> {
  const rows = await readRows(
    transaction,
    ruleSchema,
    sql`select id, "from", "to" from redirects where enabled order by id`,
  )
  const rule = rows.find((row) => row.id === id)
  if (rule === undefined) return
  const others = rows.filter((row) => row.id !== id)
  const problem = leadsBack(rule.to, siteUrl) ?? chainProblem(rule, others)
  if (problem === null) return
  const { field, message } = problem
  throw new DomainError("ValidationError", `data.${field}: ${message}`, [
    { path: ["data", field], message },
  ])
}

/** A full address of the site would be treated as external and could form a loop. */
function leadsBack(to: string, siteUrl: string): RedirectProblem | null {
  if (to.startsWith("/") || new URL(to).host !== new URL(siteUrl).host) return null
  return { field: "to", message: redirectTexts.toOwnSite }
}
