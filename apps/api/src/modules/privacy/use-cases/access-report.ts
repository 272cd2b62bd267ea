import type { AccessReport } from "@wara/contract/privacy"
import { type DataKind, dataKinds } from "@wara/domain/privacy/data-register-texts"
import type { AppContext } from "../../../app-context.ts"
import type { DataExport } from "../export-schema.ts"
import { exportData } from "./export-data.ts"

/**
 * The kind of data of each part of the export. A part that the register does not describe does not
 * compile, so the report never names less than the export contains.
 */
const kindOfPart: Record<Exclude<keyof DataExport, "exported_at">, DataKind> = {
  account: "account",
  identities: "account",
  sessions: "sessions",
  log_ins: "sessions",
  links: "sessions",
  consents: "consents",
  ads: "ads",
  ad_figures: "ads",
  reviews: "ads",
  ad_holds: "ads",
  orders: "orders",
  credits: "credits",
  credit_movements: "credits",
  uploads: "pictures",
  contacts: "contacts",
  leads_asked: "leads",
  leads_received: "leads",
  lead_templates: "leads",
  lead_blocks: "leads",
  seller_blocks: "leads",
  favourites: "favourites",
  alerts: "alerts",
  wanted_ads: "wanted_ads",
  wanted_notices: "wanted_ads",
  favourite_notices: "favourites",
  seller_mails: "ads",
  mail_opt_outs: "favourites",
  contact_messages: "contact_messages",
  recordings: "recordings",
  email_changes: "requests",
  pro_requests: "requests",
  free_credit_claims: "requests",
  abuse_reports: "abuse_reports",
  rights_requests: "rights_requests",
}

/**
 * How many records of each kind are stored about a person. Origin, purpose, recipients and retention
 * of a kind are in the domain's register.
 */
export async function buildAccessReport(
  context: Pick<AppContext, "config" | "database">,
  userId: number,
  now: Date,
): Promise<AccessReport> {
  const stored = await exportData(context, userId, now)
  const parts = Object.entries(kindOfPart)
  const recordsOf = (kind: DataKind) =>
    parts
      .filter(([, of]) => of === kind)
      .reduce((sum, [part]) => sum + countRecords(Object.entries(stored), part), 0)
  const kinds = dataKinds.map((kind) => ({ kind, records: recordsOf(kind) }))
  return { generated_at: now.toISOString(), kinds: kinds.filter(({ records }) => records > 0) }
}

/** The records of a part: of a list its length, of credits both lists, of the account itself one. */
function countRecords(stored: [string, unknown][], part: string): number {
  const value = stored.find(([name]) => name === part)?.[1]
  if (Array.isArray(value)) return value.length
  if (part !== "credits" || typeof value !== "object" || value === null) return 1
  return Object.values(value).reduce(
    (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
    0,
  )
}
