/**
 * Single-letter mistakes between two words: a letter missing, added, changed, or two neighbours
 * swapped (optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  const left = Array.from(a)
  const right = Array.from(b)
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const changed = left[row - 1] === right[column - 1] ? 0 : 1
      const swapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + changed,
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, right.length)
}

const at = (row: number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY
