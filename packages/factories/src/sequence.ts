let last = 0

/** The next number of a sequence shared by all factories, so that no two records collide. */
export function nextSequence(): number {
  last += 1
  return last
}

/** What every record carries (contract: record): a fresh number and the text that goes with it. */
export function buildRecord(): { id: number; documentId: string } {
  const id = nextSequence()
  return { id, documentId: `document-${id}` }
}
