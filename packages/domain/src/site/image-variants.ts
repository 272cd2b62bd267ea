/** Widths of delivered images, in CSS pixels: xs, sm, md, lg, xl, 2xl [S9.4]. */
export const imageWidths = [320, 640, 768, 1024, 1280, 1536] as const

export type ImageWidth = (typeof imageWidths)[number]

/** Pixel densities available for each width [S9.4]. */
export const imageDensities = [1, 2] as const

export type ImageDensity = (typeof imageDensities)[number]

/** A way to ask for a picture; `pixels` is the width that results. */
export type ImageVariant = { width: ImageWidth; density: ImageDensity; pixels: number }

/** One allowed variant for each pixel width, smallest first. */
const variants: ImageVariant[] = imageDensities
  .flatMap((density) => imageWidths.map((width) => ({ width, density, pixels: width * density })))
  .filter(
    (variant, index, all) => all.findIndex(({ pixels }) => pixels === variant.pixels) === index,
  )
  .toSorted((one, other) => one.pixels - other.pixels)

/**
 * The variants in which the site shows a picture of that width in pixels: up to the first that
 * contains the full resolution.
 */
export function shownVariants(sourceWidth: number): ImageVariant[] {
  const whole = variants.findIndex(({ pixels }) => pixels >= sourceWidth)
  return variants.slice(0, whole === -1 ? variants.length : whole + 1)
}

/**
 * `Cache-Control` of a public picture: it never changes, but may have to disappear with its ad, so
 * that caches between us and browsers ask again after an hour [B8.165].
 */
export const publicPicture = "public, max-age=31536000, s-maxage=3600, immutable"

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
