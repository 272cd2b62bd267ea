import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { beforeEach, expect, test, vi } from "vitest"
import { SearchField } from "./search-field.tsx"
import { forgetSearch, rememberSearch } from "./suggestions.ts"

const suggestions = [
  { kind: "equipment", text: "excavadora" },
  { kind: "model", text: "excavadora Komatsu" },
]
let answer: { kind: string; text: string }[] = []
let asked: string[] = []
let chosen: string[] = []

beforeEach(() => {
  asked = []
  chosen = []
  answer = suggestions
  forgetSearch()
  vi.stubGlobal("fetch", async (request: Request | string) => {
    asked.push(typeof request === "string" ? request : request.url)
    return Response.json(answer)
  })
})

function renderField() {
  render(<SearchField aria-label="Buscar" onSuggestion={(text) => chosen.push(text)} />)
  return { field: screen.getByRole<HTMLInputElement>("combobox"), user: userEvent.setup() }
}

test("[B5.7] typed text is requested once, and arrow keys select what Enter applies", async () => {
  const { field, user } = renderField()
  await user.type(field, "exc")
  await screen.findByRole("listbox", { name: "Sugerencias" })
  expect(asked).toHaveLength(1)
  expect(field.getAttribute("aria-expanded")).toBe("true")
  expect(screen.getByText("2 sugerencias. Usa las flechas.")).toBeDefined()
  const marked = () => screen.queryByRole("option", { selected: true })?.id ?? null
  const isMarked = (name: RegExp) => marked() === screen.getByRole("option", { name }).id
  await user.keyboard("{ArrowDown}")
  expect(isMarked(/^excavadora Equipo/)).toBe(true)
  await user.keyboard("{End}")
  expect(isMarked(/Komatsu/)).toBe(true)
  expect(field.getAttribute("aria-activedescendant")).toBe(marked())
  await user.keyboard("{Home}{ArrowUp}")
  expect(isMarked(/Komatsu/)).toBe(true)
  await user.keyboard("{Enter}")
  expect([field.value, chosen]).toEqual(["excavadora Komatsu", ["excavadora Komatsu"]])
  expect(screen.queryByRole("listbox")).toBeNull()
})

test("[B5.7] Escape closes the list and preserves the text; a click selects too", async () => {
  const { field, user } = renderField()
  await user.type(field, "exc")
  await screen.findByRole("listbox")
  await user.keyboard("{Escape}")
  expect([screen.queryByRole("listbox"), field.value]).toEqual([null, "exc"])
  await user.keyboard("{ArrowDown}")
  await user.click(await screen.findByRole("option", { name: /^excavadora Equipo/ }))
  expect(chosen).toEqual(["excavadora"])
})

test("[B5.7] new suggestions reset the selection", async () => {
  const { field, user } = renderField()
  await user.type(field, "exc")
  await screen.findByRole("option", { name: /^excavadora Equipo/ })
  await user.keyboard("{ArrowDown}")
  answer = [{ kind: "equipment", text: "torno" }]
  fireEvent.input(field, { target: { value: "tor" } })
  await user.keyboard("{ArrowDown}")
  await screen.findByRole("option", { name: /^torno/ })
  expect(screen.queryByRole("option", { selected: true })).toBeNull()
  expect(field.getAttribute("aria-activedescendant")).toBeNull()
  await user.keyboard("{Enter}")
  expect(chosen).toEqual([])
})

test("[B5.7] suggestions of an earlier text are not shown for another", async () => {
  const { field, user } = renderField()
  await user.type(field, "exc")
  await screen.findByRole("option", { name: /^excavadora Equipo/ })
  await user.type(field, "a")
  expect(screen.getAllByRole("option")).toHaveLength(2)
  answer = [{ kind: "equipment", text: "torno" }]
  await user.clear(field)
  await user.type(field, "tor")
  expect(screen.queryByRole("option")).toBeNull()
  await user.keyboard("{ArrowDown}{Enter}")
  expect(chosen).toEqual([])
  await screen.findByRole("option", { name: /^torno/ })
})

test("[B5.7] a late response with the same suggestions preserves the selection", async () => {
  const { field, user } = renderField()
  await user.type(field, "exc")
  await screen.findByRole("listbox")
  await user.keyboard("{Escape}{ArrowDown}{ArrowDown}")
  const name = /^excavadora Equipo/
  await screen.findByRole("option", { name, selected: true })
  await waitFor(() => expect(asked).toHaveLength(2))
  // The response is processed in the macrotask after its arrival.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  await user.keyboard("{Enter}")
  expect(chosen).toEqual(["excavadora"])
})

test("[B5.7] an empty field offers recent searches, which can be deleted", async () => {
  rememberSearch("Grúa Horquilla")
  rememberSearch("torno")
  const { field, user } = renderField()
  await user.click(field)
  const names = () => screen.queryAllByRole("option").map(({ textContent }) => textContent)
  expect(names()).toEqual(["torno Reciente", "grúa horquilla Reciente"])
  await user.keyboard("{ArrowDown}{Delete}")
  expect(names()).toEqual(["grúa horquilla Reciente"])
  await user.click(screen.getByRole("button", { name: "Borrar búsquedas recientes" }))
  expect(screen.queryByRole("listbox")).toBeNull()
  expect(asked).toEqual([])
})

test("[B7.107] text typed before the scripts are there gets its suggestions, once", async () => {
  const page = (
    <>
      <SearchField aria-label="Buscar" onSuggestion={(text) => chosen.push(text)} />
      <SearchField aria-label="Otro" defaultValue="torno" onSuggestion={() => undefined} />
    </>
  )
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(page)
  await userEvent.type(screen.getByRole("searchbox", { name: "Buscar" }), "exc")
  render(page, { container, hydrate: true })
  await screen.findByRole("listbox", { name: "Sugerencias" })
  expect(asked).toEqual([expect.stringContaining("q=exc")])
})

test("[B5.7] without JavaScript it is a plain search field", () => {
  const html = renderToString(<SearchField aria-label="Buscar" onSuggestion={() => undefined} />)
  expect(html).toContain('type="search"')
  expect(html).not.toContain("combobox")
})
