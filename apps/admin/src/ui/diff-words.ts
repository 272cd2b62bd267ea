/** A run of words that both versions have, or only the older or the newer one. */
export type WordRun = { kind: "same" | "removed" | "added"; text: string }

/** Beyond this the table of comparisons grows too large: then everything counts as changed. */
const maxWords = 1200

/** Where two texts differ, word by word; spaces belong to the word before them. */
export function diffWords(before: string, after: string): WordRun[] {
  const older = words(before)
  const newer = words(after)
  if (older.length > maxWords || newer.length > maxWords) {
    return runs([...older.map(removed), ...newer.map(added)])
  }
  const common = longestCommonSubsequence(older, newer)
  const pieces: WordRun[] = []
  let i = 0
  let j = 0
  while (i < older.length || j < newer.length) {
    const one = older[i]
    const other = newer[j]
    if (one !== undefined && other !== undefined && isSame(one, other)) {
      pieces.push({ kind: "same", text: other })
      i += 1
      j += 1
    } else if (
      one !== undefined &&
      (other === undefined || at(common, i + 1, j) >= at(common, i, j + 1))
    ) {
      pieces.push(removed(one))
      i += 1
    } else if (other !== undefined) {
      pieces.push(added(other))
      j += 1
    }
  }
  return runs(pieces)
}

const removed = (text: string): WordRun => ({ kind: "removed", text })
const added = (text: string): WordRun => ({ kind: "added", text })
const words = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? []
// A word before what was added at the end of its line is the same word.
const isSame = (one = "", other = "") => one.trimEnd() === other.trimEnd()
const at = (table: Uint16Array[], i: number, j: number): number => table[i]?.[j] ?? 0

/** How many words the rests of both texts have in common, from every place on. */
function longestCommonSubsequence(older: string[], newer: string[]): Uint16Array[] {
  const table = Array.from({ length: older.length + 1 }, () => new Uint16Array(newer.length + 1))
  for (let i = older.length - 1; i >= 0; i -= 1) {
    for (let j = newer.length - 1; j >= 0; j -= 1) {
      const row = table[i]
      if (!row) continue
      row[j] = isSame(older[i], newer[j])
        ? at(table, i + 1, j + 1) + 1
        : Math.max(at(table, i + 1, j), at(table, i, j + 1))
    }
  }
  return table
}

/** Neighbours of one kind become one run. */
function runs(pieces: WordRun[]): WordRun[] {
  const joined: WordRun[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.kind === piece.kind) last.text += piece.text
    else joined.push({ ...piece })
  }
  return joined
}
