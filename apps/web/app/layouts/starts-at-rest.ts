type Start = { startsAtRest: (search: string) => boolean }

/** Handle of a page that scripts fill: it does not wait for a sign of a person to start them. */
export const startsAtRest: Start = { startsAtRest: () => true }

/** The same for some of its addresses, by their search parameters. */
export function startsAtRestWhere(fills: (search: URLSearchParams) => boolean): Start {
  return { startsAtRest: (search) => fills(new URLSearchParams(search)) }
}

/** Whether a page with this handle starts its scripts at rest. */
export function isStartedAtRest(handle: unknown, search: string): boolean {
  return isStart(handle) && handle.startsAtRest(search)
}

const isStart = (handle: unknown): handle is Start =>
  typeof handle === "object" && handle !== null && "startsAtRest" in handle
