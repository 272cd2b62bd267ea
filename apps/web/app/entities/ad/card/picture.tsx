import {
  type ImageDensity,
  type ImageWidth,
  imageDensities,
  imageVariantUrl,
  imageWidths,
} from "@wara/domain/site/image-variants"

type Variant = { width: ImageWidth; density: ImageDensity; pixels: number }

/** One allowed variant for each pixel width, smallest first. */
const variants: Variant[] = imageDensities
  .flatMap((density) => imageWidths.map((width) => ({ width, density, pixels: width * density })))
  .filter(
    (variant, index, all) => all.findIndex(({ pixels }) => pixels === variant.pixels) === index,
  )
  .toSorted((one, other) => one.pixels - other.pixels)

/**
 * The srcset of a stored picture that is `sourceWidth` pixels wide: the allowed variants up to the
 * first that contains the full resolution.
 */
export function sourceSet(url: string, sourceWidth: number): string {
  const whole = variants.findIndex(({ pixels }) => pixels >= sourceWidth)
  return variants
    .slice(0, whole === -1 ? variants.length : whole + 1)
    .map(({ pixels, ...variant }) => `${imageVariantUrl(url, "", variant)} ${pixels}w`)
    .join(", ")
}

/** Only one picture of a page is loaded first: on a phone it fills most of the first screen. */
export type Urgency = "first" | "later"

/** A stored picture, delivered by the site in the size that the viewer's screen needs. */
export function Picture(props: {
  src: string
  /** Width of the stored picture in pixels. */
  sourceWidth: number
  alt: string
  width: number
  height: number
  sizes: string
  urgency?: Urgency
  className?: string
}) {
  const { src, sourceWidth, alt, urgency = "later", ...rest } = props
  return (
    <img
      alt={alt}
      src={imageVariantUrl(src, "", { width: 640 })}
      srcSet={sourceSet(src, sourceWidth)}
      loading={urgency === "later" ? "lazy" : "eager"}
      fetchPriority={urgency === "first" ? "high" : "auto"}
      decoding="async"
      {...rest}
    />
  )
}
