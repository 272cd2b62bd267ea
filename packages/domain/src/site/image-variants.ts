/** Widths of delivered images, in CSS pixels: xs, sm, md, lg, xl, 2xl [S9.4]. */
export const imageWidths = [320, 640, 768, 1024, 1280, 1536] as const

export type ImageWidth = (typeof imageWidths)[number]

/** Pixel densities available for each width [S9.4]. */
export const imageDensities = [1, 2] as const

export type ImageDensity = (typeof imageDensities)[number]

const uploadsPrefix = "/uploads/"
const deliveryPrefix = "/api/images/"

/**
 * URL at which the site serves a picture. URLs that start with /uploads/ are rewritten to
 * /api/images/ under the site's base URL [S7.13]; others are unchanged.
 */
export function deliveredImageUrl(url: string, baseUrl: string): string {
  if (!url.startsWith(uploadsPrefix)) return url
  return `${baseUrl.replace(/\/$/, "")}${deliveryPrefix}${url.slice(uploadsPrefix.length)}`
}

/** URL of a served picture at an allowed width and density. */
export function imageVariantUrl(
  url: string,
  baseUrl: string,
  variant: { width: ImageWidth; density?: ImageDensity },
): string {
  if (!url.startsWith(uploadsPrefix)) return url
  const density = variant.density ?? 1
  return `${deliveredImageUrl(url, baseUrl)}?w=${variant.width}${density === 1 ? "" : `&d=${density}`}`
}
