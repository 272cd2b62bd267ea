import type { Ground } from "./ground-names.ts"
import { barn } from "./grounds/barn.ts"
import { bench } from "./grounds/bench.ts"
import { clinic } from "./grounds/clinic.ts"
import { desert } from "./grounds/desert.ts"
import { field } from "./grounds/field.ts"
import { fjord } from "./grounds/fjord.ts"
import { forest } from "./grounds/forest.ts"
import { pit } from "./grounds/pit.ts"
import { plant } from "./grounds/plant.ts"
import { quay } from "./grounds/quay.ts"
import { road } from "./grounds/road.ts"
import { serverRoom } from "./grounds/server-room.ts"
import { site } from "./grounds/site.ts"
import { vineyard } from "./grounds/vineyard.ts"
import { warehouse } from "./grounds/warehouse.ts"
import { workshop } from "./grounds/workshop.ts"
import { yard } from "./grounds/yard.ts"
import type { Place, Stage } from "./stage.ts"

export const grounds: Record<Ground, (stage: Stage) => Place> = {
  desert,
  pit,
  site,
  field,
  vineyard,
  forest,
  quay,
  fjord,
  road,
  yard,
  warehouse,
  workshop,
  bench,
  plant,
  barn,
  "server-room": serverRoom,
  clinic,
}

const indoors: readonly Ground[] = [
  "warehouse",
  "workshop",
  "bench",
  "plant",
  "barn",
  "server-room",
  "clinic",
]

/** Whether a ground has a roof, so that only the indoor light is plausible. */
export const isIndoors = (ground: Ground): boolean => indoors.includes(ground)
