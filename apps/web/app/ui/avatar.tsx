import { initials } from "@wara/domain/accounts/display-names"
import { deliveredImageUrl } from "@wara/domain/site/image-variants"
import { type ReactNode, useState } from "react"

const sizes = {
  small: { pixels: 36, className: "size-9 text-sm" },
  medium: { pixels: 56, className: "size-14 text-lg" },
  large: { pixels: 96, className: "size-24 text-3xl" },
} as const

/** Shows where a white logo ends on a white page. */
const rim = "outline outline-line -outline-offset-1"

/** A size of an avatar [S2.44]. */
export type AvatarSize = keyof typeof sizes

function requireSize(size: string): (typeof sizes)[AvatarSize] {
  if (size === "small" || size === "medium" || size === "large") return sizes[size]
  throw new RangeError(`Avatar size must be small, medium or large, got ${size}`)
}

export type AvatarPerson = {
  firstname?: string | null
  lastname?: string | null
  email?: string | null
  pro?: boolean
  avatar?: { url: string; formats: { thumbnail?: { url: string } | undefined } } | null | undefined
}

/**
 * A professional's picture, otherwise initials [S2.43]. Throws a RangeError for an unknown size.
 */
export function Avatar({ person, size }: { person: AvatarPerson; size: AvatarSize }) {
  const { pixels, className } = requireSize(size)
  const shape = `${className} shrink-0 rounded-full`
  const letters = (
    <span
      aria-hidden
      className={`${shape} inline-grid select-none place-items-center bg-badge font-semibold text-badge-ink`}
    >
      {initials(person)}
    </span>
  )
  const picture = person.pro ? person.avatar : null
  if (!picture) return letters
  const url = deliveredImageUrl(picture.formats.thumbnail?.url ?? picture.url, "")
  const look = {
    width: pixels,
    height: pixels,
    className: `${shape} ${rim} bg-sunken object-cover`,
  }
  return <PictureOr key={url} src={url} instead={letters} {...look} />
}

/** A picture, or a fallback when it cannot be loaded. */
function PictureOr(props: {
  src: string
  instead: ReactNode
  width: number
  height: number
  className: string
}) {
  const { instead, ...look } = props
  const [isMissing, setIsMissing] = useState(false)
  const miss = () => setIsMissing(true)
  if (isMissing) return instead
  return (
    <img
      {...look}
      alt=""
      onError={miss}
      // It may have failed before hydration.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) miss()
      }}
    />
  )
}
