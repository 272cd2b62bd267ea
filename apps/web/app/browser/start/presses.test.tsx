import { cleanup, fireEvent, render } from "@testing-library/react"
import { useState } from "react"
import { renderToString } from "react-dom/server"
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
    '<form data-waits><input><button type="submit" id="save"></button></form>',
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

test("[B10.240] a form that only scripts send is not sent by the browser, and waits for them", () => {
  fireEvent.click(element("save"))
  expect([reached, element("save").getAttribute("aria-busy")]).toEqual([[], "true"])
  vi.advanceTimersByTime(60_000)
  render(<Ready />)
  expect(reached).toEqual(["click save"])
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

test("[B10.240] what is typed and chosen in a form that only scripts send stays, and they know it", () => {
  const Form = ({ names, choice, place }: { names: string[]; choice: string; place: string }) => {
    const [state, setState] = useState({ names, choice, place })
    const change = (changes: Partial<typeof state>) => setState((all) => ({ ...all, ...changes }))
    const nameAt = (index: number, name: string) =>
      setState((all) => ({ ...all, names: all.names.with(index, name) }))
    return (
      <form data-waits title={JSON.stringify(state)}>
        {state.names.map((name, index) => (
          <input
            key={names[index]}
            value={name}
            onChange={({ target }) => nameAt(index, target.value)}
          />
        ))}
        {["a", "b"].map((value) => (
          <input
            key={value}
            type="radio"
            name="choice"
            checked={state.choice === value}
            onChange={() => change({ choice: value })}
          />
        ))}
        <select value={state.place} onChange={({ target }) => change({ place: target.value })}>
          <option>north</option>
          <option>south</option>
        </select>
      </form>
    )
  }
  const page = (
    <>
      <Form names={["300.000", "PC200"]} choice="a" place="north" />
      <Ready />
    </>
  )
  const early = Object.assign(document.createElement("div"), { innerHTML: renderToString(page) })
  document.body.append(early)
  const [price, model, , second] = early.querySelectorAll("input")
  const select = early.querySelector("select")
  if (!(price && model && second && select)) throw new Error("the form has its fields")
  price.value = "250.000"
  second.checked = true
  recordTyped()
  model.value = "PC210"
  fireEvent.input(model)
  select.value = "south"
  fireEvent.input(select)
  render(page, { container: early, hydrate: true })
  expect(JSON.parse(early.querySelector("form")?.title ?? "")).toEqual({
    names: ["250.000", "PC210"],
    choice: "b",
    place: "south",
  })
  expect([price.value, model.value, second.checked, select.value]).toEqual([
    "250.000",
    "PC210",
    true,
    "south",
  ])
})
