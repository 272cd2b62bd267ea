import Box from "@mui/material/Box"
import { useTheme } from "@mui/material/styles"

/** A run of words that is in both versions, or only in the older or the newer one. */
type WordRun = { kind: "same" | "removed" | "added"; text: string }

/**
 * Above this limit the comparison table becomes too large, and the whole text counts as changed.
 */
const maxWords = 1200

/** Compares two texts word by word; spaces belong to the word before them. */
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
// Trailing spaces are ignored: a word is the same when text is added after it at the end of a line.
const isSame = (one = "", other = "") => one.trimEnd() === other.trimEnd()
const at = (table: Uint16Array[], i: number, j: number): number => table[i]?.[j] ?? 0

/**
 * Lengths of the longest common subsequence of the remaining words, for every pair of positions.
 */
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

/** Merges neighbours of one kind. */
function runs(pieces: WordRun[]): WordRun[] {
  const joined: WordRun[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.kind === piece.kind) last.text += piece.text
    else joined.push({ ...piece })
  }
  return joined
}

/** A text with removed words struck through and added words marked. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const { wara } = useTheme()
  return (
    <Box component="span" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {diffWords(before, after).map(({ kind, text }, index) => {
        const key = `${index}-${kind}`
        if (kind === "removed") {
          return (
            <Box component="del" key={key} sx={{ bgcolor: wara.badTint, color: wara.bad }}>
              {text}
            </Box>
          )
        }
        if (kind === "added") {
          return (
            <Box
              component="ins"
              key={key}
              sx={{ bgcolor: wara.okTint, color: wara.ok, textDecorationThickness: "1px" }}
            >
              {text}
            </Box>
          )
        }
        return <span key={key}>{text}</span>
      })}
    </Box>
  )
}
