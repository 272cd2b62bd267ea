import { catalogueImages } from "@wara/drawings/catalogue"
import { drawScene } from "@wara/drawings/draw-scene"
import { seedUsers } from "../sellers/seed-users.ts"
import { catalogueSize } from "./catalogue-files.ts"
import { drawAvatar, drawCover } from "./seller-drawings.ts"
import { sellerFiles } from "./seller-files.ts"

/** A picture and how it is drawn. */
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
