/** Kinds of short message (spec §2). */
export type NoticeKind = "success" | "error" | "info" | "warning"

/** A short message to the person in front of the screen. */
export type Notice = { kind: NoticeKind; text: string }

const listeners = new Set<(notice: Notice) => void>()

/** Shows a short message at the bottom of the page. */
export function notify(kind: NoticeKind, text: string): void {
  for (const listener of listeners) listener({ kind, text })
}

/** Calls `listener` with every message from now on; the answer stops it. */
export function onNotice(listener: (notice: Notice) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
