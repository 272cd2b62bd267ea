/** The kind of a change that outdates everything. */
export const anyKind = "all"

const kindsOfPages = new WeakMap<Response, ReadonlySet<string>>()
const unknown: ReadonlySet<string> = new Set([anyKind])

/** Notes which kinds of changes outdate a rendered page; more may join until its body is read. */
export function describeKinds(page: Response, kinds: ReadonlySet<string>): void {
  kindsOfPages.set(page, kinds)
}

/** The kinds of changes that outdate a page; any change, unless the page was described. */
export function kindsOf(page: Response): ReadonlySet<string> {
  return kindsOfPages.get(page) ?? unknown
}
