import type { LucideIcon } from "lucide-react"

/** A small deed of a photo. What cannot be done now keeps its place, and the focus. */
export function TileButton(props: {
  label: string
  icon: LucideIcon
  onPress: () => void
  isOff?: boolean
}) {
  const { label, icon: Icon, onPress, isOff = false } = props
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => (isOff ? undefined : onPress())}
      className="grid size-11 place-items-center rounded-control hover:bg-sunken aria-disabled:cursor-default aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
