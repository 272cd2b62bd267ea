import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core"
import { rectSortingStrategy, SortableContext } from "@dnd-kit/sortable"
import { useId } from "react"
import { dragTexts, galleryTexts } from "../gallery-texts.ts"
import type { Gallery } from "../use-gallery.ts"
import { dragAnnouncements } from "./drag-announcements.ts"
import { moveByKeys } from "./move-by-keys.ts"
import { PhotoTile } from "./photo-tile.tsx"

/** The photos in their order, to be dragged, or moved by keys and buttons. */
export function PhotoGrid(props: {
  gallery: Gallery
  onRemove: (id: string) => void
  onSaid: (words: string) => void
}) {
  const { gallery, onRemove, onSaid } = props
  const { tiles } = gallery
  const id = useId()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once wants to scroll.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: moveByKeys }),
  )
  const ids = tiles.map((tile) => tile.id)
  const move = (tileId: string, to: number) => {
    gallery.move(tileId, to)
    onSaid(galleryTexts.moved(to + 1, tiles.length))
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
