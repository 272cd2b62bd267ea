import { fireEvent } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { isSavingData } from "./saving-data.ts"
import { watchIntent } from "./watch-intent.ts"

let wanted: string[] = []
let unwanted: string[] = []
let watching = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  wanted = []
  unwanted = []
  watching = new AbortController()
  const onWant = (page: string) => void wanted.push(page)
  const onUnwant = (page: string) => void unwanted.push(page)
  watchIntent({ onWant, onUnwant }, watching.signal)
  document.body.innerHTML =
    '<a href="/anuncios?page=2#a" data-prefetch=""><b>2</b></a><a href="/login">Entrar</a>'
})
afterEach(() => {
  watching.abort()
  vi.useRealTimers()
})

const inner = () => document.querySelector("b") ?? document.body
const link = () => document.querySelector("a") ?? document.body

test("[S9.7] hovering over a marked link signals intent, crossing it does not", () => {
  fireEvent.mouseOver(inner())
  vi.advanceTimersByTime(99)
  fireEvent.mouseOver(document.body)
  vi.advanceTimersByTime(1_000)
  expect(wanted).toEqual([])
  fireEvent.mouseOver(inner())
  fireEvent.mouseOver(link())
  vi.advanceTimersByTime(100)
  expect(wanted).toEqual(["/anuncios?page=2"])
  fireEvent.mouseOver(document.body)
  expect(unwanted.at(-1)).toBe("/anuncios?page=2")
})

test("[S9.7] focus and touch signal intent; unmarked links do not", () => {
  fireEvent.focusIn(link())
  vi.advanceTimersByTime(100)
  expect(wanted).toHaveLength(1)
  fireEvent.focusOut(link())
  fireEvent.touchStart(inner())
  expect(wanted).toHaveLength(2)
  fireEvent.touchStart(document.links[1] ?? document.body)
  fireEvent.mouseOver(document.links[1] ?? document.body)
  vi.advanceTimersByTime(1_000)
  expect(wanted).toHaveLength(2)
})

test.each([
  [{ saveData: true, effectiveType: "4g" }, true],
  [{ saveData: false, effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ saveData: false, effectiveType: "3g" }, false],
  [undefined, false],
])("[S9.7] with connection %j, saving data is %s", (connection, saves) => {
  vi.stubGlobal("navigator", { connection })
  expect(isSavingData()).toBe(saves)
})
