import { instantSchema } from "@wara/contract/record"
import { wantedStates } from "@wara/domain/wanted/wanted-ad"
import { z } from "zod"
import type { Database } from "../../../database/database.ts"
import { deleteWantedOf, listPersonalWanted } from "../personal-store.ts"

/** Wanted ads in the export of a person. */
export const exportedWantedShape = {
  wanted_ads: z.array(
    z.object({
      name: z.string(),
      category: z.string(),
      manufacturer: z.string(),
      year_min: z.number().nullable(),
      year_max: z.number().nullable(),
      budget: z.number().nullable(),
      commune: z.string().nullable(),
      radius_km: z.number().nullable(),
      text: z.string(),
      state: z.enum(wantedStates),
      reason: z.string(),
      created_at: instantSchema,
      published_at: instantSchema.nullable(),
      expires_at: instantSchema.nullable(),
      ended_at: instantSchema.nullable(),
    }),
  ),
  /** What others seek that the person was mailed about as a seller. */
  wanted_notices: z.array(
    z.object({ wanted: z.string(), ad: z.string(), mailed_at: instantSchema.nullable() }),
  ),
}

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null

/** What a person sought, and what they were mailed about as a seller. */
export async function exportWanted(database: Database, userId: number) {
  const { mailed, own } = await listPersonalWanted(database, userId)
  return {
    wanted_ads: own.map(({ category, commune, wanted }) => ({
      name: wanted.name,
      category: category.name,
      manufacturer: wanted.manufacturer,
      year_min: wanted.yearMin,
      year_max: wanted.yearMax,
      budget: wanted.budget,
      commune: commune?.name ?? null,
      radius_km: wanted.radiusKm,
      text: wanted.text,
      state: wanted.state,
      reason: wanted.reason,
      created_at: wanted.createdAt.toISOString(),
      published_at: iso(wanted.publishedAt),
      expires_at: iso(wanted.expiresAt),
      ended_at: iso(wanted.endedAt),
    })),
    wanted_notices: mailed.map(({ ad, mailedAt, wanted }) => ({
      ...{ wanted, ad, mailed_at: iso(mailedAt) },
    })),
  }
}

/** Removes what a person sought; part of the caller's transaction. */
export async function eraseWanted(transaction: Database, userId: number): Promise<void> {
  await deleteWantedOf(transaction, userId)
}
