import { leadStateTexts } from "@wara/domain/leads/lead-texts"
import { chileanMinute } from "@wara/domain/site/chilean-dates"
import type { Database } from "../../../database/database.ts"
import { spreadsheet } from "../../orders/use-cases/download-orders.ts"
import { type LeadListRow, listLeads } from "../inbox-store.ts"
import { leadColumnTexts } from "../lead-spreadsheet-texts.ts"
import { findReader } from "./read-leads.ts"

/** Maximum number of rows in the file; the newest come first. */
const maxLeads = 5_000

/** The questions that a seller got, as a spreadsheet file. */
export async function downloadLeads(database: Database, userId: number): Promise<string> {
  const reader = await findReader(database, userId, "seller")
  const all = { tab: null, ad: null }
  const rows = await listLeads(database, reader, all, { offset: 0, limit: maxLeads })
  return spreadsheet([leadColumnTexts, ...rows.map(rowOf)])
}

function rowOf({ ad, last, lead, subject }: LeadListRow): string[] {
  const moment = (instant: Date | null) => (instant === null ? "" : chileanMinute(instant))
  return [
    chileanMinute(lead.createdAt),
    leadStateTexts[lead.state],
    subject,
    ad === null ? "" : String(ad.id),
    lead.name,
    lead.company,
    lead.phone,
    lead.message,
    last,
    moment(lead.firstAnswerAt),
    lead.note,
  ]
}
