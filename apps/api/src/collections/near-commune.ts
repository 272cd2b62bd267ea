import { communesAround } from "@wara/domain/places/nearest-communes"
import { maxRadiusKm } from "@wara/domain/places/radius"
import { ads } from "./ads.ts"
import type { Condition } from "./dialect/condition.ts"
import type { ExtraParameters } from "./dialect/extra-parameters.ts"
import { queryError } from "./dialect/read-value.ts"

type PlacedCommune = { id: number; slug: string; latitude: number; longitude: number }

/** Reads the communes of Chile; `ReadPlaces` is one. */
type ReadCommunes = (now: Date) => Promise<{ communes: readonly PlacedCommune[] }>

/** The parameters of ads around a commune, as they arrive in a query. */
type NearQuery = { near?: unknown; radius_km?: unknown }

/**
 * Only ads in the communes whose centres are at most so many kilometres from that of one; none for a
 * commune that does not exist. The list, its facets, alerts and wanted ads share it, so that a radius
 * means the same ads to all of them. It names the communes, because the planner then knows how many
 * ads they have.
 */
export async function readNear(query: NearQuery, readCommunes: ReadCommunes): Promise<Condition[]> {
  const near = parseNear(query)
  if (near === null) return []
  const { communes } = await readCommunes(new Date())
  return [nearCondition(near, communes)]
}

/** Only ads in the communes whose centres are at most so many kilometres from that of one. */
export function nearCondition(
  { commune, radiusKm }: { commune: string; radiusKm: number },
  communes: readonly PlacedCommune[],
): Condition {
  return inCommunes(communesAround(commune, radiusKm, communes).map(({ id }) => id))
}

/** The parameters `near` and `radius_km` of the list of ads. */
export function nearParameters(readCommunes: ReadCommunes): ExtraParameters {
  return {
    names: ["near", "radius_km"],
    description: `\`near\`, the slug of a commune, and \`radius_km\` (1 to ${maxRadiusKm}): only ads in communes whose centres are at most so many straight-line kilometres from that of the commune, whatever their regions.`,
    read: (query) => readNear(query, readCommunes),
  }
}

/** Throws ValidationError when one is missing or is not of its kind. */
function parseNear({ near, radius_km }: NearQuery): { commune: string; radiusKm: number } | null {
  if (near === undefined && radius_km === undefined) return null
  if (typeof near !== "string" || near === "" || near.length > 80)
    throw queryError(["near"], "must be the slug of a commune, together with radius_km")
  const digits = typeof radius_km === "string" && /^\d{1,3}$/.test(radius_km)
  const radiusKm = digits ? Number(radius_km) : 0
  if (radiusKm < 1 || radiusKm > maxRadiusKm)
    throw queryError(["radius_km"], `must be a whole number from 1 to ${maxRadiusKm}`)
  return { commune: near, radiusKm }
}

/** Only ads in these communes, which may be more than a filter can name. */
function inCommunes(values: number[]): Condition {
  const relation = ads.relations.commune
  const field = relation?.shape.fields.id
  if (relation === undefined || field === undefined) throw new Error("ads have no commune")
  const part = { kind: "compare", name: "id", field, operator: "$in", values } as const
  return { kind: "related", name: "commune", relation, part }
}
