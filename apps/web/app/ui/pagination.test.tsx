import { render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router"
import { expect, test, vi } from "vitest"
import { Pagination } from "./pagination.tsx"

function renderPages(position: { total: number; page: number; pageSize?: number }) {
  render(<Pagination {...position} pathOf={(page) => `/anuncios?page=${page}`} />, {
    wrapper: MemoryRouter,
  })
}

function shownPages() {
  return screen.getAllByRole("link", { name: /^\d+$/ }).map((link) => link.textContent)
}

test("[S2.45] five pages are shown around the current one", () => {
  renderPages({ total: 200, page: 10, pageSize: 10 })
  expect(shownPages()).toEqual(["8", "9", "10", "11", "12"])
  const current = screen.getByRole("link", { current: "page" })
  expect(current.textContent).toBe("10")
})

test("[S2.45] the page size is 10 unless another is given", () => {
  renderPages({ total: 21, page: 1 })
  expect(shownPages()).toEqual(["1", "2", "3"])
})

test("there are no links beyond the ends", () => {
  renderPages({ total: 20, page: 1 })
  expect(screen.queryByRole("link", { name: "Anterior" })).toBeNull()
  expect(screen.getByRole("link", { name: "Siguiente" }).getAttribute("href")).toBe(
    "/anuncios?page=2",
  )
})

test.each([
  { total: 0, page: 1 },
  { total: 5, page: 0 },
  { total: 5, page: 1, pageSize: 0 },
])("[S2.45] %o throws", (position) => {
  vi.mocked(console.error).mockImplementation(() => {})
  expect(() => renderPages(position)).toThrow(RangeError)
})
