import { connectDatabase } from "@wara/api/database"
import { readRows } from "@wara/api/read-rows"
import { initials } from "@wara/domain/accounts/display-names"
import { sql } from "drizzle-orm"
import { z } from "zod"
import { catalogueImages } from "../drawings/catalogue.ts"
import { drawScene } from "../drawings/draw-scene.ts"
import { machineKinds } from "../machines/machine-kinds.ts"
import { createRandom } from "../random.ts"
import type { SeedUser } from "../sellers/seed-user.ts"
import { seedUsers } from "../sellers/seed-users.ts"
import { catalogueSize, sellerFiles } from "./picture-files.ts"

/** Linking words in a company's name, which get no initial. */
const linkingWords = new Set(["de", "del", "la", "las", "los", "y", "&"])

function markOf(user: Pick<SeedUser, "companyName" | "firstname" | "lastname">): string {
  const words = (user.companyName ?? "")
    .split(" ")
    .filter((word) => !linkingWords.has(word.toLowerCase()))
  // "Equipos Cuesta Brava": the initials skip the first word, which names the trade.
  const [first, second] = words.length > 2 ? words.slice(1) : words
  return initials({ firstname: first ?? user.firstname, lastname: second ?? user.lastname })
}

const shapes = [
  (sign: string) =>
    `<path d="M90 420 L300 150 L510 420 Z" fill="none" stroke="${sign}" stroke-width="26" stroke-linejoin="round"/>`,
  (sign: string) =>
    `<circle cx="300" cy="300" r="205" fill="none" stroke="${sign}" stroke-width="24"/>`,
  (sign: string) =>
    `<path d="M110 150 H490 V450 H110 Z M110 390 H490" fill="none" stroke="${sign}" stroke-width="22"/>`,
  (sign: string) =>
    `<path d="M300 90 L485 195 V405 L300 510 L115 405 V195 Z" fill="none" stroke="${sign}" stroke-width="24" stroke-linejoin="round"/>`,
  (sign: string) => `<path d="M80 470 H520 M80 505 H520" stroke="${sign}" stroke-width="16"/>`,
] as const

/** A professional seller's logo: initials in a shape, in the colours of its livery. */
function drawAvatar(
  user: Pick<SeedUser, "username" | "livery" | "companyName" | "firstname" | "lastname">,
): string {
  const [ground, sign] = user.livery ?? ["#334155", "#F8FAFC"]
  const shape = createRandom(`mark ${user.username}`).pick(shapes)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><rect width="600" height="600" fill="${ground}"/><g opacity="0.5">${shape(sign)}</g><text x="300" y="362" text-anchor="middle" font-family="Archivo, DejaVu Sans, Arial, sans-serif" font-weight="700" font-size="170" letter-spacing="4" fill="${sign}">${markOf(user)}</text></svg>`
}

/** A professional seller's cover: a parked machine of its trade. */
function drawCover(user: Pick<SeedUser, "username" | "categories">): string {
  const random = createRandom(`cover ${user.username}`)
  const kinds = machineKinds.filter((kind) => user.categories.includes(kind.category))
  const kind = random.weighted(kinds, ({ share }) => share)
  const scenes = catalogueImages().filter(({ scene }) => scene.kind === kind.drawing)
  const calm = scenes.filter(({ scene }) => scene.view === "parked" || scene.view === "at-work")
  return drawScene(random.pick(calm.length > 0 ? calm : scenes).scene)
}

/** A picture and the function that draws it. */
export type PictureToRender = {
  file: string
  width: number
  height: number
  draw: () => string
}

/** Every picture of the demo; those in `first` come first, in that order. */
export function picturesToRender(first: readonly string[]): PictureToRender[] {
  const rank = new Map(first.map((file, index) => [file, index]))
  const machines = catalogueImages().map(({ file, scene }) => ({
    file,
    ...catalogueSize,
    draw: () => drawScene(scene),
  }))
  const sellers = seedUsers().flatMap((user) =>
    sellerFiles(user).map(({ file, width, height, role }) => ({
      file,
      width,
      height,
      draw: () => (role === "avatar" ? drawAvatar(user) : drawCover(user)),
    })),
  )
  return [...machines, ...sellers].sort(
    (one, other) => (rank.get(one.file) ?? Infinity) - (rank.get(other.file) ?? Infinity) || 0,
  )
}

/** Files that the home page needs first: covers of featured ads, then of the newest ads. */
export async function coversInUse(databaseUrl: string): Promise<string[]> {
  const { database, pool } = connectDatabase(databaseUrl, { maxConnections: 1 })
  try {
    const found = await readRows(
      database,
      z.object({ url: z.string() }),
      sql`select files.url from ads join ad_images on ad_images.ad_id = ads.id and position = 1 join files on files.id = file_id where state = 'active' group by files.url order by bool_or(ads.featured) desc, max(ads.published_at) desc`,
    )
    return found.map((row) => row.url.replace("/uploads/", ""))
  } finally {
    await pool.end()
  }
}
