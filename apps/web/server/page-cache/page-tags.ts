import { anyChange } from "../../app/backend/change-tags.ts"

const tagsOfPages = new WeakMap<Response, ReadonlySet<string>>()
const unknown: ReadonlySet<string> = new Set([anyChange])

/** Notes which changes outdate a rendered page; more may join until its body is read. */
export function describeTags(page: Response, tags: ReadonlySet<string>): void {
  tagsOfPages.set(page, tags)
}

/** The tags of the changes that outdate a page; any change, unless the page was described. */
export function tagsOf(page: Response): ReadonlySet<string> {
  return tagsOfPages.get(page) ?? unknown
}
