import { initials } from "@wara/domain/accounts/initials"
import { deliveredImageUrl } from "@wara/domain/site/image-variants"

const sizes = {
  small: { pixels: 36, className: "size-9 text-sm" },
  medium: { pixels: 56, className: "size-14 text-lg" },
  large: { pixels: 96, className: "size-24 text-3xl" },
} as const

/** A size that an avatar comes in (spec §2). */
export type AvatarSize = keyof typeof sizes

function requireSize(size: string): (typeof sizes)[AvatarSize] {
  if (size === "small" || size === "medium" || size === "large") return sizes[size]
  throw new RangeError(`Avatar size must be small, medium or large, got ${size}`)
}

/** Whom an avatar shows. */
export type AvatarPerson = {
  firstname?: string | null
  lastname?: string | null
  email?: string | null
  pro?: boolean
  avatar?: { url: string; formats: { thumbnail?: { url: string } | undefined } } | null | undefined
}

/** A professional's picture, everybody else's initials (spec §2); any other size is a RangeError. */
export function Avatar({ person, size }: { person: AvatarPerson; size: AvatarSize }) {
  const { pixels, className } = requireSize(size)
  const shape = `${className} shrink-0 rounded-full`
  const picture = person.pro ? person.avatar : null
  if (picture) {
    const url = deliveredImageUrl(picture.formats.thumbnail?.url ?? picture.url, "")
    return (
      <img
        src={url}
        alt=""
        width={pixels}
        height={pixels}
        className={`${shape} bg-sunken object-cover`}
      />
    )
  }
  return (
    <span
      aria-hidden
      className={`${shape} inline-grid select-none place-items-center bg-badge font-semibold text-badge-ink`}
    >
      {initials(person)}
    </span>
  )
}
