/** Kinds of toast [S2.32]. */
export type NoticeKind = "success" | "error" | "info" | "warning"

export type Notice = { kind: NoticeKind; text: string }

const listeners = new Set<(notice: Notice) => void>()

export function notify(kind: NoticeKind, text: string): void {
  for (const listener of listeners) listener({ kind, text })
}

/** Calls `listener` with every new message; the returned function unsubscribes. */
export function onNotice(listener: (notice: Notice) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
