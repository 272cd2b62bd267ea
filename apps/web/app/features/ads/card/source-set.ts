import {
  type ImageDensity,
  type ImageWidth,
  imageDensities,
  imageVariantUrl,
  imageWidths,
} from "@wara/domain/site/image-variants"

type Variant = { width: ImageWidth; density: ImageDensity; pixels: number }

/** Every allowed width and density once an amount of pixels, the fewest first. */
const variants: Variant[] = imageDensities
  .flatMap((density) => imageWidths.map((width) => ({ width, density, pixels: width * density })))
  .filter(
    (variant, index, all) => all.findIndex(({ pixels }) => pixels === variant.pixels) === index,
  )
  .toSorted((one, other) => one.pixels - other.pixels)

/**
 * The srcset of a stored picture that is `sourceWidth` pixels wide: the allowed variants up to the
 * first that shows all there is.
 */
export function sourceSet(url: string, sourceWidth: number): string {
  const whole = variants.findIndex(({ pixels }) => pixels >= sourceWidth)
  return variants
    .slice(0, whole === -1 ? variants.length : whole + 1)
    .map(({ pixels, ...variant }) => `${imageVariantUrl(url, "", variant)} ${pixels}w`)
    .join(", ")
}
