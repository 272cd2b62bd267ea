import { instantSchema } from "@wara/contract/record"
import { z } from "zod"
import type { Database } from "../../../database/database.ts"
import {
  deleteLeadsByAddress,
  deleteLeadsOf,
  listAskedLeads,
  listPersonalLeads,
  listSellerBlocks,
  listSenderBlocks,
  type PersonalLead,
} from "../personal-store.ts"
import { listTemplates } from "../template-store.ts"

const messageShape = { text: z.string(), created_at: instantSchema }

/** The ledger in the export of a person; ads are named by their slugs. */
export const exportedLeadsShape = {
  /** Seen numbers, WhatsApp messages and mails outside the site, once per ad, channel and day. */
  contacts: z.array(z.object({ ad: z.string(), channel: z.string(), created_at: instantSchema })),
  leads_asked: z.array(
    z.object({
      /** Null for a wanted ad that was answered without one. */
      ad: z.string().nullable(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      company: z.string(),
      message: z.string(),
      created_at: instantSchema,
      messages: z.array(z.object({ author: z.string(), ...messageShape })),
    }),
  ),
  /** Without the people who asked. */
  leads_received: z.array(
    z.object({
      ad: z.string().nullable(),
      state: z.string(),
      note: z.string(),
      created_at: instantSchema,
      answers: z.array(z.object(messageShape)),
    }),
  ),
  lead_templates: z.array(z.object({ title: z.string(), text: z.string() })),
  /** Blocked senders, without who they are. */
  lead_blocks: z.array(z.object({ created_at: instantSchema })),
  /** Blocked sellers, without who they are. */
  seller_blocks: z.array(z.object({ created_at: instantSchema })),
}

type Person = {
  id: number
  /** The e-mail of the account, when it is proven to be theirs. */
  email: string | null
}

/**
 * The ledger of a person: whom they contacted, what they asked and were answered, and as sellers
 * their own answers and notes, without the people who asked or were blocked.
 */
export async function exportLeads(database: Database, person: Person) {
  const rows = await listPersonalLeads(database, person)
  const received = rows.filter(({ lead }) => lead.sellerId === person.id && lead.day === null)
  const asked = rows.filter(({ lead }) => lead.sellerId !== person.id && lead.day === null)
  const contacts = rows.filter(({ lead }) => lead.buyerId === person.id && lead.day !== null)
  const iso = (instant: Date) => instant.toISOString()
  return {
    contacts: contacts.map(({ ad, lead: { channel, createdAt } }) => ({
      ad: ad ?? "",
      channel,
      created_at: iso(createdAt),
    })),
    leads_asked: asked.map(presentAsked),
    leads_received: received.map(({ ad, lead, messages }) => ({
      ad,
      state: lead.state,
      note: lead.note,
      created_at: iso(lead.createdAt),
      answers: messages
        .filter(({ author }) => author === "seller")
        .map(({ createdAt, text }) => ({ text, created_at: iso(createdAt) })),
    })),
    lead_templates: await listTemplates(database, person.id),
    lead_blocks: presentBlocks(await listSenderBlocks(database, person.id)),
    seller_blocks: presentBlocks(await listSellerBlocks(database, person.id)),
  }
}

function presentBlocks(times: readonly Date[]) {
  return times.map((createdAt) => ({ created_at: createdAt.toISOString() }))
}

function presentAsked({ ad, lead, messages }: PersonalLead) {
  return {
    ad,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    company: lead.company,
    message: lead.message,
    created_at: lead.createdAt.toISOString(),
    messages: messages.map(({ author, createdAt, text }) => ({
      author,
      text,
      created_at: createdAt.toISOString(),
    })),
  }
}

/** What an address asked sellers, with the answers. */
export async function exportAskedLeads(database: Database, email: string) {
  return (await listAskedLeads(database, email)).map(presentAsked)
}

/** Removes an address without an account from the ledger; part of the caller's transaction. */
export async function eraseAddressLeads(
  transaction: Database,
  email: string,
  now: Date,
): Promise<void> {
  await deleteLeadsByAddress(transaction, email, now)
}

/** Removes a person from the ledger; part of the caller's transaction. Anonymous counts remain. */
export async function eraseLeads(transaction: Database, person: Person, now: Date): Promise<void> {
  await deleteLeadsOf(transaction, person, now)
}
