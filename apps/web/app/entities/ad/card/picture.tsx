import { imageVariantUrl, shownVariants } from "@wara/domain/site/image-variants"

/** The srcset of a stored picture that is `sourceWidth` pixels wide. */
export function sourceSet(url: string, sourceWidth: number): string {
  return shownVariants(sourceWidth)
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
