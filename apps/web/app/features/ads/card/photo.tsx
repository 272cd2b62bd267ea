import {
  type ImageDensity,
  type ImageWidth,
  imageDensities,
  imageVariantUrl,
  imageWidths,
} from "@wara/domain/site/image-variants"

type Variant = { width: ImageWidth; density: ImageDensity; pixels: number }

const variants: Variant[] = imageDensities
  .flatMap((density) => imageWidths.map((width) => ({ width, density, pixels: width * density })))
  .toSorted((one, other) => one.pixels - other.pixels || other.density - one.density)

/** The srcset of a picture: every allowed width and density, each amount of pixels once. */
function sourceSet(url: string): string {
  const seen = new Set<number>()
  return variants
    .filter(({ pixels }) => !seen.has(pixels) && seen.add(pixels))
    .map(({ pixels, ...variant }) => `${imageVariantUrl(url, "", variant)} ${pixels}w`)
    .join(", ")
}

/** A stored picture, delivered by the site in the size that the reader's screen needs. */
export function Picture(props: {
  src: string
  alt: string
  width: number
  height: number
  sizes: string
  eager?: boolean
  className?: string
}) {
  const { src, alt, eager = false, ...rest } = props
  return (
    <img
      alt={alt}
      src={imageVariantUrl(src, "", { width: 640 })}
      srcSet={sourceSet(src)}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      {...rest}
    />
  )
}
