import { field, forest, vineyard } from "./grounds/farmland.ts"
import { warehouse, workshop } from "./grounds/halls.ts"
import { road, yard } from "./grounds/roads.ts"
import { bench, clinic, serverRoom } from "./grounds/rooms.ts"
import { barn, plant } from "./grounds/sheds.ts"
import { fjord, quay } from "./grounds/waterfront.ts"
import { desert, pit, site } from "./grounds/worksites.ts"
import type { Ground } from "./scene.ts"
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
