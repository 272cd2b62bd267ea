import { render, screen } from "@testing-library/react"
import { buildIndicator } from "@wara/factories/build-catalog"
import { afterEach, expect, test, vi } from "vitest"
import { PriceInPesos } from "./product-fields.tsx"

/** The site's responses to the calls. */
let answer: () => Response = () => Response.json(null)
const asked: string[] = []
vi.stubGlobal("fetch", async (input: Request | string | URL) => {
  asked.push(new URL(input instanceof Request ? input.url : String(input), location.href).pathname)
  return answer()
})

afterEach(() => {
  asked.length = 0
})

const dollar = buildIndicator({ code: "dolar", value: 950.5, date: "2026-11-20" })

test("[B5.19] a price in dollars is shown in pesos, with the day of the dollar", async () => {
  answer = () => Response.json(dollar)
  render(<PriceInPesos price={153_000} currency="USD" />)
  expect(await screen.findByText(/\$145\.426\.500 .*dólar del 20-11/)).toBeDefined()
  expect(asked).toEqual(["/api/indicators/dolar"])
})

test("[B5.19] a price in pesos requests no dollar value", () => {
  const { container } = render(<PriceInPesos price={153_000} currency="CLP" />)
  expect([container.textContent, asked]).toEqual(["", []])
})

test.each([
  ["no answer", () => Response.json(null, { status: 404 })],
  ["a wrong answer", () => Response.json({ value: "x" })],
])("[B5.19] [S8.4] with %s the catalogue's message is shown", async (_what, given) => {
  answer = given
  render(<PriceInPesos price={153_000} currency="USD" />)
  expect(await screen.findByText("Error al obtener el indicador económico")).toBeDefined()
})
