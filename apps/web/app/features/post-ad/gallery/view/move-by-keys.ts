import type { KeyboardCoordinateGetter } from "@dnd-kit/core"
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable"

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Left and right lead through the photos as they are counted, over the ends of rows; up and down by rows. */
export const moveByKeys: KeyboardCoordinateGetter = (event, given) => {
  const step = steps[event.code]
  if (step === undefined) return sortableKeyboardCoordinates(event, given)
  event.preventDefault()
  const { active, over, droppableRects } = given.context
  const ids: unknown = active?.data.current?.sortable?.items
  if (!active || !Array.isArray(ids)) return undefined
  const rect = droppableRects.get(ids[ids.indexOf((over ?? active).id) + step])
  return rect ? { x: rect.left, y: rect.top } : undefined
}
