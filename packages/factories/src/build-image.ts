import type { Image } from "@wara/contract/image"
import { buildRecord } from "./sequence.ts"

/** A stored picture of 1600 × 1200 with all its formats. */
export function buildImage(overrides: Partial<Image> = {}): Image {
  const record = buildRecord()
  const name = `machine-${record.id}`
  return {
    ...record,
    url: `/uploads/${name}.webp`,
    width: 1600,
    height: 1200,
    alternativeText: null,
    formats: {
      thumbnail: { url: `/uploads/thumbnail-${name}.webp`, width: 245, height: 184 },
      small: { url: `/uploads/small-${name}.webp`, width: 500, height: 375 },
      medium: { url: `/uploads/medium-${name}.webp`, width: 750, height: 563 },
      large: { url: `/uploads/large-${name}.webp`, width: 1000, height: 750 },
    },
    ...overrides,
  }
}
