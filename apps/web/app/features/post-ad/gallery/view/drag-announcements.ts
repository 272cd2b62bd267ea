import type { Announcements, UniqueIdentifier } from "@dnd-kit/core"
import { dragTexts } from "../gallery-texts.ts"

/** What a screen reader is told while the photos `ids` are sorted. */
export function dragAnnouncements(ids: readonly string[]): Announcements {
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
