import { catalogueImages } from "../drawings/catalogue.ts"
import { isIndoors } from "../drawings/draw-ground.ts"
import type { Ground, Scene, View } from "../drawings/scene.ts"
import type { SeedFile } from "./file-row.ts"
import { kindWords } from "./kind-words.ts"

/** Size of the drawn pictures, in pixels. */
export const catalogueSize = { width: 1600, height: 1200 } as const

/** Text for where a machine is parked, by the drawn ground; all other grounds are yards. */
const parkedWords: Partial<Record<Ground, string>> = {
  barn: "en el galpón",
  bench: "en el banco de trabajo",
  clinic: "en la clínica",
  field: "en el campo",
  plant: "en la planta",
  "server-room": "en la sala de equipos",
  warehouse: "en bodega",
  workshop: "en el taller",
}

function viewWords({ view, ground }: Scene): string {
  if (view === "parked") return parkedWords[ground] ?? "en el patio"
  if (view === "at-work" && isIndoors(ground)) return "en uso"
  return views[view]
}

const views: Record<View, string> = {
  side: "vista de costado",
  "three-quarter": "vista en tres cuartos",
  detail: "detalle",
  plate: "placa de identificación",
  "at-work": "en faena",
  parked: "en el patio",
}

/** Every picture of the drawn catalogue, with its alternative text. */
export function catalogueFiles(): SeedFile[] {
  return catalogueImages().map(({ file, scene }) => ({
    file,
    ...catalogueSize,
    alternativeText: `${kindWords[scene.kind]}, ${viewWords(scene)}`,
  }))
}
