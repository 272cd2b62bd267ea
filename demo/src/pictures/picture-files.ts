import { seedDocumentId } from "@wara/api/reference/document-id"
import { formatNames, formatWidths } from "@wara/domain/site/upload-rules"
import { catalogueImages } from "../drawings/catalogue.ts"
import { isIndoors } from "../drawings/draw-ground.ts"
import type { Ground, Scene, View } from "../drawings/scene.ts"
import type { SeedUser } from "../sellers/seed-user.ts"
import { kindWords } from "./kind-words.ts"

type SeedFile = { file: string; width: number; height: number; alternativeText: string }

function scaled(file: SeedFile, width: number) {
  return { width, height: Math.round((file.height * width) / file.width) }
}

/** The row of a picture: the picture itself and all smaller formats. */
export function fileRow(file: SeedFile) {
  const formats = formatNames
    .filter((name) => formatWidths[name] < file.width)
    .map((name) => [
      name,
      { url: `/uploads/${name}_${file.file}`, ...scaled(file, formatWidths[name]) },
    ])
  return {
    documentId: seedDocumentId(`file ${file.file}`),
    url: `/uploads/${file.file}`,
    width: file.width,
    height: file.height,
    alternativeText: file.alternativeText,
    formats: Object.fromEntries(formats),
  }
}

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

type SellerFile = SeedFile & { role: "avatar" | "cover" }

/** The pictures of a user's profile; none for users without a livery. */
export function sellerFiles(
  user: Pick<SeedUser, "username" | "livery" | "companyName">,
): SellerFile[] {
  if (user.livery === null) return []
  const name = user.companyName ?? user.username
  return [
    {
      role: "avatar",
      file: `demo-avatar-${user.username}.webp`,
      width: 600,
      height: 600,
      alternativeText: `Logotipo de ${name}`,
    },
    {
      role: "cover",
      file: `demo-cover-${user.username}.webp`,
      width: 1600,
      height: 534,
      alternativeText: `Portada de ${name}`,
    },
  ]
}
