import {
  type Announcements,
  closestCenter,
  DndContext,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core"
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from "@dnd-kit/sortable"
import { useId } from "react"
import { dragTexts, galleryTexts } from "../texts.ts"
import type { Gallery } from "../use-gallery.ts"
import { PhotoTile } from "./photo-tile.tsx"

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Left and right move through the photos in order, across row ends; up and down by rows. */
const moveByKeys: KeyboardCoordinateGetter = (event, given) => {
  const step = steps[event.code]
  if (step === undefined) return sortableKeyboardCoordinates(event, given)
  event.preventDefault()
  const { active, over, droppableRects } = given.context
  const ids: unknown = active?.data.current?.sortable?.items
  if (!active || !Array.isArray(ids)) return undefined
  const rect = droppableRects.get(ids[ids.indexOf((over ?? active).id) + step])
  return rect ? { x: rect.left, y: rect.top } : undefined
}

/** The photos in their order, sortable by dragging, keys and buttons. */
export function PhotoGrid(props: {
  gallery: Gallery
  onRemove: (id: string) => void
  onAnnounce: (words: string) => void
}) {
  const { gallery, onRemove, onAnnounce } = props
  const { tiles } = gallery
  const id = useId()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once is scrolling.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: moveByKeys }),
  )
  const ids = tiles.map((tile) => tile.id)
  const move = (tileId: string, to: number) => {
    gallery.move(tileId, to)
    onAnnounce(galleryTexts.moved(to + 1, tiles.length))
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: dragAnnouncements(ids),
        screenReaderInstructions: { draggable: dragTexts.instructions },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id)
          gallery.move(String(active.id), ids.indexOf(String(over.id)))
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol
          aria-label={galleryTexts.list}
          className="grid grid-cols-2 gap-3 @md:grid-cols-3 @3xl:grid-cols-4"
        >
          {tiles.map((tile, at) => (
            <PhotoTile
              key={tile.id}
              tile={tile}
              place={at + 1}
              count={tiles.length}
              onMove={(to) => move(tile.id, to)}
              onRemove={() => onRemove(tile.id)}
              onRetry={() => gallery.retry(tile.id)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function dragAnnouncements(ids: readonly string[]): Announcements {
  const count = ids.length
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1
  return {
    onDragStart: ({ active }) => dragTexts.lifted(placeOf(active.id), count),
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      const words = over.id === active.id ? dragTexts.lifted : dragTexts.over
      return words(placeOf(over.id), count)
    },
    onDragEnd: ({ active, over }) => dragTexts.dropped(placeOf((over ?? active).id), count),
    onDragCancel: ({ active }) => dragTexts.cancelled(placeOf(active.id)),
  }
}
