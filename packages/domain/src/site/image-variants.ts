/** Widths that images are delivered in, in CSS pixels: xs, sm, md, lg, xl, 2xl (spec §9). */
export const imageWidths = [320, 640, 768, 1024, 1280, 1536] as const

/** One of the allowed widths. */
export type ImageWidth = (typeof imageWidths)[number]

/** Pixel densities that a width can be asked for (spec §9). */
export const imageDensities = [1, 2] as const

/** One of the allowed densities. */
export type ImageDensity = (typeof imageDensities)[number]

const uploadsPrefix = "/uploads/"
const deliveryPrefix = "/api/images/"

/**
 * Where the site delivers a picture. URLs that start with /uploads/ are rewritten to /api/images/
 * under the site's base URL (spec §7); others are left as they are.
 */
export function deliveredImageUrl(url: string, baseUrl: string): string {
  if (!url.startsWith(uploadsPrefix)) return url
  return `${baseUrl.replace(/\/$/, "")}${deliveryPrefix}${url.slice(uploadsPrefix.length)}`
}

/** The delivered picture at a width and density of the allow-list. */
export function imageVariantUrl(
  url: string,
  baseUrl: string,
  variant: { width: ImageWidth; density?: ImageDensity },
): string {
  if (!url.startsWith(uploadsPrefix)) return url
  const density = variant.density ?? 1
  return `${deliveredImageUrl(url, baseUrl)}?w=${variant.width}${density === 1 ? "" : `&d=${density}`}`
}
