/** Default items per page [S2.45]. */
export const defaultPageSize = 10

/**
 * Numbers of results are exact up to this one. A larger number is counted as one more, so that
 * counting costs the same with ten thousand results and with a million.
 */
export const exactCountLimit = 10_000

/** Parts for a searched machine are counted up to this number, and as one more beyond it. */
export const partsCountLimit = 1_000

/** Page links shown at once [S2.45]. */
export const pagesShown = 5

/** Data for a pagination widget: at most five neighbouring pages and the first and last page. */
export type PageWindow = {
  page: number
  pageCount: number
  pages: number[]
  previous: number | null
  next: number | null
}

function requirePositive(name: string, value: number): void {
  if (!Number.isInteger(value) || value <= 0) {
    throw new RangeError(`${name} must be a whole number greater than 0, got ${value}`)
  }
}

/**
 * The pages to show around `page`. Throws RangeError unless total, page and page size are each
 * greater than 0 [S2.45]; a page past the end is shown as the last one.
 */
export function pageWindow(input: { total: number; page: number; pageSize?: number }): PageWindow {
  const pageSize = input.pageSize ?? defaultPageSize
  requirePositive("total", input.total)
  requirePositive("page", input.page)
  requirePositive("pageSize", pageSize)
  const pageCount = Math.ceil(input.total / pageSize)
  const page = Math.min(input.page, pageCount)
  const length = Math.min(pagesShown, pageCount)
  const first = Math.max(1, Math.min(page - Math.floor(pagesShown / 2), pageCount - length + 1))
  return {
    page,
    pageCount,
    pages: Array.from({ length }, (_, offset) => first + offset),
    previous: page > 1 ? page - 1 : null,
    next: page < pageCount ? page + 1 : null,
  }
}
