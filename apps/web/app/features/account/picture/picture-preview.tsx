import type { Image } from "@wara/contract/image"
import { deliveredImageUrl } from "@wara/domain/site/image-variants"
import { ImageOff } from "lucide-react"
import type { AvatarPerson } from "../../../ui/avatar.tsx"
import { Avatar } from "../../../ui/avatar.tsx"
import type { PictureKind } from "./picture-kind.ts"
import { pictureWords } from "./picture-texts.ts"

/** The picture as it stands: an avatar in its circle, a cover in its full width. */
export function PicturePreview(props: {
  kind: PictureKind
  person: AvatarPerson
  picture: Image | null
}) {
  const { kind, person, picture } = props
  if (kind === "avatar") {
    // Its owner sees it even while only the initials are public.
    return <Avatar person={{ ...person, pro: true }} size="large" />
  }
  if (picture === null) {
    return (
      <div className="grid aspect-[3/1] w-full place-items-center rounded-card border border-line-strong border-dashed text-ink-soft">
        <ImageOff aria-hidden className="size-8" />
      </div>
    )
  }
  return (
    <img
      src={deliveredImageUrl(picture.formats.large?.url ?? picture.url, "")}
      alt={pictureWords[kind].current}
      width={picture.width}
      height={picture.height}
      className="aspect-[3/1] w-full rounded-card bg-sunken object-cover"
    />
  )
}
