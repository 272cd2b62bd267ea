let last = 0

/** The next number of a sequence shared by all factories, which keeps records unique. */
export function nextSequence(): number {
  last += 1
  return last
}

/** Base fields of every record: a new number and the corresponding text id. */
export function buildRecord(): { id: number; documentId: string } {
  const id = nextSequence()
  return { id, documentId: `document-${id}` }
}
