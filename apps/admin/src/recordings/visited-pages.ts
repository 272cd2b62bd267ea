import type { RecordedEvent } from "@wara/contract/recording"
import { pageTag } from "@wara/domain/recording/recording-limits"
import { z } from "zod"

/** A page that was shown, and when: milliseconds from the beginning. */
export type VisitedPage = { path: string; at: number }

const begun = z.object({ type: z.literal(4), data: z.object({ href: z.url() }) })
const shown = z.object({
  type: z.literal(5),
  data: z.object({ tag: z.literal(pageTag), payload: z.object({ path: z.string() }) }),
})

/** The pages of a visit, in order. */
export function visitedPages(events: readonly RecordedEvent[]): VisitedPage[] {
  const start = events[0]?.timestamp ?? 0
  const pages: VisitedPage[] = []
  for (const event of events) {
    const path = pathOf(event)
    if (path === null || path === pages.at(-1)?.path) continue
    pages.push({ path, at: event.timestamp - start })
  }
  return pages
}

function pathOf(event: RecordedEvent): string | null {
  const page = shown.safeParse(event)
  if (page.success) return page.data.data.payload.path
  const first = begun.safeParse(event)
  return first.success ? new URL(first.data.data.href).pathname : null
}
