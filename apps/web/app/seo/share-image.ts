import type { Image } from "@wara/contract/image"
import { imageVariantUrl } from "@wara/domain/site/image-variants"
import type { PageMeta } from "./page-meta.ts"
import type { SiteFacts } from "./site-facts.ts"

/** Picture width of a shared link, in pixels. */
const shareWidth = 1280

/** The picture of a shared link, served by the site itself under its full URL. */
export function shareImage(
  image: Image | undefined,
  alt: string,
  site: SiteFacts,
): NonNullable<PageMeta["image"]> | null {
  if (image === undefined) return null
  const width = Math.min(shareWidth, image.width)
  return {
    url: imageVariantUrl(image.url, site.baseUrl, { width: shareWidth }),
    alt: image.alternativeText ?? alt,
    width,
    height: Math.round((image.height * width) / image.width),
  }
}
