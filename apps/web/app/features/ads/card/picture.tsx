import { imageVariantUrl } from "@wara/domain/site/image-variants"
import { sourceSet } from "./source-set.ts"

/** Only one picture of a page comes first: on a phone it is most of the first screen. */
export type Urgency = "first" | "later"

/** A stored picture, delivered by the site in the size that the reader's screen needs. */
export function Picture(props: {
  src: string
  /** Pixels that the stored picture is wide. */
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
