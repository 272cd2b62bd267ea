import { imageVariantUrl } from "@wara/domain/site/image-variants"
import type { UploadedImage } from "../../../../ui/upload-file.ts"

/** The photo as the browser still has it, which costs no data, else as the site delivers it. */
export function TilePicture(props: { image: UploadedImage | null; preview: string | null }) {
  const { image, preview } = props
  const stored = image?.formats.medium?.url ?? image?.url
  const source =
    preview ?? (stored ? imageVariantUrl(stored, "", { width: 320, density: 2 }) : null)
  if (source === null) return null
  return (
    <img
      src={source}
      alt=""
      width={320}
      height={240}
      draggable={false}
      decoding="async"
      className="size-full object-cover"
    />
  )
}
