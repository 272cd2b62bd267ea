import fc from "fast-check"
import { expect, test } from "vitest"
import { pageWindow } from "./pagination.ts"

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  "[S2.45] total, page and page size must each be greater than 0, not %s",
  (wrong) => {
    expect(() => pageWindow({ total: wrong, page: 1 })).toThrow(RangeError)
    expect(() => pageWindow({ total: 1, page: wrong })).toThrow(RangeError)
    expect(() => pageWindow({ total: 1, page: 1, pageSize: wrong })).toThrow(RangeError)
  },
)

test("[S2.45] page size defaults to 10", () => {
  expect(pageWindow({ total: 101, page: 1 }).pageCount).toBe(11)
})

test("[S2.45] five pages are shown, around the current one where there is room", () => {
  const pages = (page: number) => pageWindow({ total: 200, page, pageSize: 20 }).pages
  expect(pages(1)).toEqual([1, 2, 3, 4, 5])
  expect(pages(5)).toEqual([3, 4, 5, 6, 7])
  expect(pages(10)).toEqual([6, 7, 8, 9, 10])
})

test("[S2.45] a window contains the current page, in order, within the count", () => {
  const positive = fc.integer({ min: 1, max: 10_000 })
  fc.assert(
    fc.property(positive, positive, fc.integer({ min: 1, max: 100 }), (total, page, pageSize) => {
      const window = pageWindow({ total, page, pageSize })
      expect(window.pages).toHaveLength(Math.min(5, window.pageCount))
      expect(window.pages).toContain(window.page)
      expect(window.pages[0]).toBeGreaterThanOrEqual(1)
      expect(window.pages.at(-1)).toBeLessThanOrEqual(window.pageCount)
      expect(window.previous).toBe(window.page === 1 ? null : window.page - 1)
      expect(window.next).toBe(window.page === window.pageCount ? null : window.page + 1)
    }),
  )
})
