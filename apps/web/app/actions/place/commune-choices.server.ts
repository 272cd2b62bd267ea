import { listCommunesOfRegion } from "../../backend/catalog.server.ts"
import type { Choice } from "../../entities/place/communes-store.ts"

/** The communes of a region as options; empty without a region. */
export async function communeChoices(region: string): Promise<Choice[]> {
  if (region === "") return []
  const communes = await listCommunesOfRegion(region)
  return communes.map(({ id, name }) => ({ value: String(id), label: name }))
}
