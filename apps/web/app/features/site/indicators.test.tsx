import { render, screen } from "@testing-library/react"
import { buildIndicator } from "@wara/factories/build-catalog"
import { afterEach, beforeEach, expect, test, vi } from "vitest"

const uf = buildIndicator({ code: "uf", value: 39_600.5, unit: "Pesos", date: "2026-11-20" })
/** 20:59 of the 20th in Chile. */
const evening = new Date("2026-11-20T23:59:00Z")
let answer: unknown
let asked = 0

beforeEach(() => {
  localStorage.clear()
  asked = 0
  answer = [uf]
  vi.useFakeTimers({ toFake: ["Date"], now: evening })
  vi.stubGlobal("fetch", async () => {
    asked += 1
    return Response.json(answer)
  })
})
afterEach(() => void vi.useRealTimers())

/** A new document in the same browser. */
async function open() {
  vi.resetModules()
  return await import("./indicator-strip.tsx")
}

test("[S7.14] [S9.2] indicators are cached for the calendar day in Chile", async () => {
  const first = await open()
  await first.needIndicators()
  vi.setSystemTime(new Date("2026-11-21T02:59:59Z"))
  const next = await open()
  expect(next.indicatorStore.getState().indicators).toEqual([uf])
  await next.needIndicators()
  expect(asked).toBe(1)
  vi.setSystemTime(new Date("2026-11-21T03:00:00Z"))
  await next.needIndicators()
  expect(asked).toBe(2)
})

test("[S9.2] an invalid response shows the catalogue's message and is requested once a day", async () => {
  const { indicatorStore, needIndicators } = await open()
  answer = [{ ...uf, code: "bitcoin" }]
  await needIndicators()
  await needIndicators()
  expect(indicatorStore.getState().error?.message).toBe(
    "Error al obtener los indicadores económicos",
  )
  expect([asked, indicatorStore.getState().indicators]).toEqual([1, []])
})

test("[S9.10] a page without indicators shows those of the page before", async () => {
  const { IndicatorStrip } = await open()
  const page = render(<IndicatorStrip indicators={[uf]} />)
  page.unmount()
  const again = await open()
  render(<again.IndicatorStrip indicators={[]} />)
  expect(screen.getByText("$39.601")).toBeDefined()
  expect(asked).toBe(0)
})
