import { catalogueImages } from "@wara/drawings/catalogue"
import type { View } from "@wara/drawings/scene"
import type { SeedFile } from "./file-row.ts"
import { kindWords } from "./kind-words.ts"

/** Size of the drawn pictures in pixels. */
export const catalogueSize = { width: 1600, height: 1200 } as const

const viewWords: Record<View, string> = {
  side: "vista de costado",
  "three-quarter": "vista en tres cuartos",
  detail: "detalle",
  plate: "placa de identificación",
  "at-work": "en faena",
  parked: "en el patio",
}

/** Every picture of the drawn catalogue, with the words that stand for it. */
export function catalogueFiles(): SeedFile[] {
  return catalogueImages().map(({ file, scene }) => ({
    file,
    ...catalogueSize,
    alternativeText: `${kindWords[scene.kind]}, ${viewWords[scene.view]}`,
  }))
}
