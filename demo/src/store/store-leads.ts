import type { Database } from "@wara/api/database"
import { idsBy, insertRows, takeIds } from "@wara/api/insert-rows"
import { readRows } from "@wara/api/read-rows"
import { users } from "@wara/api/schema/accounts"
import { leadMessages, leads } from "@wara/api/schema/leads"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { hours } from "@wara/domain/time"
import { sql } from "drizzle-orm"
import { z } from "zod"
import { type DemoLead, demoContacts, demoLeads } from "../leads/demo-leads.ts"

const keyOf = (index: number): string => `demo-lead-${index}`

/** Stores questions to the demo sellers and their threads, once; ads that are missing get none. */
export async function storeLeads(database: Database, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    if ((await transaction.$count(leads)) > 0) return
    const userIds = await idsBy(transaction, users, users.id, users.username)
    const adsOf = {
      vendedor: await listAds(transaction, "vendedor", now),
      pro: await listAds(transaction, "pro", now),
    }
    const known = demoLeads.flatMap((lead, index) => {
      const adId = adsOf[lead.seller][lead.ad]
      return adId === undefined ? [] : [{ lead, index, adId }]
    })
    const ids = await takeIds(transaction, leads, known.length)
    const ago = (hoursAgo: number) => new Date(now.getTime() - hours(hoursAgo))
    const idOf = (username: string | null) => (username && userIds.get(username)) || null
    const rows = known.map(({ adId, index, lead }, place) => ({
      ...leadRow(lead, ago),
      ...{ id: ids[place] ?? 0, adId, sellerId: idOf(lead.seller) ?? 0 },
      ...{ buyerId: idOf(lead.buyer), idempotencyKey: keyOf(index) },
    }))
    await insertRows(transaction, leads, rows)
    const messages = known.flatMap(({ lead }, place) =>
      (lead.replies ?? []).map(({ author, hoursAgo, text }, turn) => ({
        ...{ leadId: ids[place] ?? 0, author, text, createdAt: ago(hoursAgo) },
        ...{ idempotencyKey: `demo-${turn}`, readAt: ago(hoursAgo - 1) },
      })),
    )
    await insertRows(transaction, leadMessages, messages)
    const contacts = demoContacts.flatMap(({ ad, channel, hoursAgo, seller }) => {
      const adId = adsOf[seller][ad]
      const at = ago(hoursAgo)
      const people = { sellerId: idOf(seller) ?? 0, buyerId: idOf("comprador") }
      return adId === undefined
        ? []
        : [{ adId, ...people, channel, day: chileanDay(at), createdAt: at, lastMessageAt: at }]
    })
    await insertRows(transaction, leads, contacts)
  })
}

/** The questions of a lead without its relations. */
function leadRow(lead: DemoLead, ago: (hoursAgo: number) => Date) {
  const { asks, company = "", email, hoursAgo, message, name, note = "", phone = "" } = lead
  const { replies = [], risks = [], state } = lead
  const asked = ago(hoursAgo)
  const answer = replies.find(({ author }) => author === "seller")
  return {
    ...{ channel: "form" as const, name, email, phone, company, asks, message, risks, state, note },
    source: "anuncio",
    createdAt: asked,
    // A risky question reached its seller after a confirmation.
    deliveredAt: asked,
    lastMessageAt: ago(replies.at(-1)?.hoursAgo ?? hoursAgo),
    firstAnswerAt: answer === undefined ? null : ago(answer.hoursAgo),
    // Nobody is reminded of the demo's questions.
    remindedAt: asked,
  }
}

/** The first public ads of a demo seller. */
async function listAds(database: Database, username: string, now: Date): Promise<number[]> {
  const rows = await readRows(
    database,
    z.object({ id: z.number() }),
    sql`select ads.id from ads join users on users.id = ads.owner_id
      where users.username = ${username} and ads.state = 'active' and ads.expires_at > ${now.toISOString()}::timestamptz
      order by ads.id limit 3`,
  )
  return rows.map(({ id }) => id)
}
