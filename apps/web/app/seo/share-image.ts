import type { Image } from "@wara/contract/image"
import { imageVariantUrl } from "@wara/domain/site/image-variants"
import type { PageMeta } from "./page-meta.ts"
import type { SiteFacts } from "./site-facts.ts"

/** Picture width of a shared link, in pixels. */
const shareWidth = 1280

export type SharedImage = Pick<Image, "url" | "width" | "height" | "alternativeText">

/** Reduces a picture to what a shared link needs; null without one. */
export function toSharedImage(image: Image | undefined): SharedImage | null {
  if (image === undefined) return null
  const { url, width, height, alternativeText } = image
  return { url, width, height, alternativeText }
}

/** The picture of a shared link, served by the site itself under its full URL. */
export function shareImage(
  image: SharedImage | null | undefined,
  alt: string,
  site: SiteFacts,
): NonNullable<PageMeta["image"]> | null {
  if (image == null) return null
  const width = Math.min(shareWidth, image.width)
  return {
    url: imageVariantUrl(image.url, site.baseUrl, { width: shareWidth }),
    alt: image.alternativeText ?? alt,
    width,
    height: Math.round((image.height * width) / image.width),
  }
}
