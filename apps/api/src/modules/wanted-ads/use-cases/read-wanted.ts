import type { OwnWanted } from "@wara/contract/wanted"
import { canMoveWanted, isRenewable } from "@wara/domain/wanted/wanted-lifecycle"
import type { Database } from "../../../database/database.ts"
import { listOwnWanted, type NamedWanted } from "../wanted-store.ts"

/** A person's wanted ads with what they can do with each, newest first. */
export async function readOwnWanted(
  database: Database,
  ownerId: number,
  now: Date,
): Promise<OwnWanted[]> {
  const rows = await listOwnWanted(database, ownerId)
  return rows.map((row) => present(row, now))
}

function present(row: NamedWanted, now: Date): OwnWanted {
  const { category, commune, offers, region, wanted } = row
  return {
    documentId: wanted.documentId,
    name: wanted.name,
    slug: wanted.slug,
    ...{ category, commune, region, offers },
    manufacturer: wanted.manufacturer,
    year_min: wanted.yearMin,
    year_max: wanted.yearMax,
    budget: wanted.budget,
    radius_km: wanted.radiusKm,
    text: wanted.text,
    state: wanted.state,
    reason: wanted.reason,
    alert: alertOf(row),
    can_end: wanted.state !== "ended" && canMoveWanted(wanted.state, "end"),
    can_renew: isRenewable(wanted, now),
    created_at: wanted.createdAt.toISOString(),
    expires_at: wanted.expiresAt?.toISOString() ?? null,
  }
}

/** What was asked for begins with the publishing; a wanted ad that is over has none any more. */
function alertOf({ alert, wanted }: NamedWanted): OwnWanted["alert"] {
  if (wanted.state !== "in_review" && wanted.state !== "active") return null
  if (alert !== null) return alert === "active" ? "active" : "resting"
  return wanted.awaitsAlert ? "planned" : null
}
