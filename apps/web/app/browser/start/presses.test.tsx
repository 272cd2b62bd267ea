import { cleanup, fireEvent, render } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { startScript } from "./page-start.ts"
import { recordTyped, useRepeatedPresses } from "./presses.ts"

const none = { entry: "/assets/e.js", manifest: "/assets/m.js", routes: [], imports: [] }

/** What reached the page's own listeners, as `event id`. */
let reached: string[] = []

function note(event: Event): void {
  if (event.target instanceof Element) reached.push(`${event.type} ${event.target.id}`)
  // A followed link would leave the test.
  if (event.target instanceof HTMLAnchorElement) event.preventDefault()
}

function Ready() {
  useRepeatedPresses()
  return null
}

const element = (id: string) => document.getElementById(id) ?? document.body

beforeEach(() => {
  vi.useFakeTimers()
  reached = []
  document.body.innerHTML = [
    '<button type="button" id="heart"><i id="icon"></i></button>',
    '<button type="button" id="panel-opener" popovertarget="panel"></button>',
    '<button type="button" data-native id="close"></button>',
    '<a href="/anuncios" id="link"></a><a href="/buscar" aria-haspopup="dialog" id="search"></a>',
    '<a href="/foto.jpg" data-waits id="photo"></a>',
    '<form><select id="sort"><option>a</option><option>b</option></select>',
    '<input type="checkbox" id="used"><input type="radio" name="r" id="one"><input type="radio" name="r" id="two">',
    '<button type="submit" id="submit"></button></form>',
  ].join("")
  new Function(startScript({ ...none, atRest: false }))()
  document.body.addEventListener("click", note)
  document.body.addEventListener("change", note)
  document.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault())
})
afterEach(() => {
  window.waraStart?.giveUp?.()
  // Its listeners stay on the window: a sign in another file must not begin it.
  if (window.waraStart) window.waraStart.isBegun = true
  cleanup()
  document.body.removeEventListener("click", note)
  document.body.removeEventListener("change", note)
  document.body.replaceChildren()
  document.head.replaceChildren()
  delete window.waraStart
  vi.useRealTimers()
})

test("[B7.104] a press that needs scripts begins, shows that it waits, and is repeated once", () => {
  fireEvent.click(element("icon"))
  fireEvent.click(element("heart"))
  expect(window.waraStart?.isBegun).toBe(true)
  expect([reached, element("heart").getAttribute("aria-busy")]).toEqual([[], "true"])
  render(<Ready />)
  expect([reached, element("heart").getAttribute("aria-busy")]).toEqual([["click heart"], null])
  render(<Ready />)
  fireEvent.click(element("heart"))
  expect(reached).toEqual(["click heart", "click heart"])
})

test("[B7.104] several presses are repeated in their order, without those that are gone", () => {
  for (const id of ["photo", "heart", "search"]) fireEvent.click(element(id))
  element("heart").remove()
  render(<Ready />)
  expect(reached).toEqual(["click photo", "click search"])
})

test("[B7.104] what works without scripts is left to the browser", () => {
  for (const id of ["panel-opener", "close", "link", "submit"]) fireEvent.click(element(id))
  fireEvent.click(element("search"), { ctrlKey: true })
  fireEvent.click(element("photo"), { button: 1 })
  expect(reached).toHaveLength(6)
  render(<Ready />)
  expect(reached).toHaveLength(6)
})

test("[B7.104] a choice of a list or a tick is reported again, and stays as it was chosen", () => {
  fireEvent.change(element("sort"), { target: { value: "b" } })
  for (const id of ["used", "one", "two"]) fireEvent.click(element(id))
  reached = []
  render(<Ready />)
  expect(reached.filter((event) => event.startsWith("change"))).toEqual([
    "change sort",
    "change used",
    "change two",
  ])
  const isOn = (id: string) => element(id).matches(":checked")
  expect([isOn("used"), isOn("one"), isOn("two")]).toEqual([true, false, true])
})

test("[B7.104] where scripts do not come, a held link leads where it leads without them", () => {
  fireEvent.click(element("heart"))
  vi.advanceTimersByTime(60_000)
  expect([reached, element("heart").getAttribute("aria-busy")]).toEqual([[], "true"])
  fireEvent.click(element("photo"))
  vi.advanceTimersByTime(10_000)
  expect(reached).toEqual(["click photo"])
  expect(document.querySelector("[aria-busy]")).toBeNull()
  render(<Ready />)
  expect(reached).toEqual(["click photo"])
})

test("[B7.104] a lost file gives up at once", () => {
  fireEvent.click(element("search"))
  document.head.querySelector("script")?.dispatchEvent(new Event("error"))
  expect(reached).toEqual(["click search"])
})

test("[B7.172] what is typed into a text area before it is interactive stays, and its scripts know it", () => {
  const early = Object.assign(document.createElement("div"), {
    innerHTML: "<textarea>del servidor</textarea><textarea>otro</textarea>",
  })
  document.body.append(early)
  const onChange = vi.fn()
  const area = (place: number) =>
    early.querySelectorAll("textarea")[place] ?? new HTMLTextAreaElement()
  area(0).value = "antes"
  recordTyped()
  area(1).value = "mientras"
  fireEvent.input(area(1))
  const Area = ({ text }: { text: string }) => (
    <textarea defaultValue={text} onChange={({ target }) => onChange(target.value)} />
  )
  const page = (
    <>
      <Area text="del servidor" />
      <Area text="otro" />
      <Ready />
    </>
  )
  render(page, { container: early, hydrate: true })
  expect([area(0).value, area(1).value]).toEqual(["antes", "mientras"])
  expect(onChange.mock.calls).toEqual([["antes"], ["mientras"]])
})
