import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { expect, test } from "vitest"
import { AmountField } from "./amount-field.tsx"

function Given({ decimals, takesWords }: { decimals: number; takesWords: boolean }) {
  const [value, setValue] = useState(0)
  return (
    <>
      <AmountField
        label="Precio"
        decimals={decimals}
        value={value}
        onAmount={setValue}
        takesWords={takesWords}
      />
      <output>{value}</output>
    </>
  )
}

function renderField(decimals: number, takesWords = true) {
  const user = userEvent.setup()
  const { container } = render(<Given decimals={decimals} takesWords={takesWords} />)
  const amount = () => container.querySelector("output")?.textContent
  return { user, amount, input: screen.getByRole<HTMLInputElement>("textbox", { name: "Precio" }) }
}

test("thousands are separated while typing, and the caret keeps its place", async () => {
  const { user, input, amount } = renderField(0)
  await user.type(input, "1250000")
  expect([input.value, amount()]).toEqual(["1.250.000", "1250000"])
  input.setSelectionRange(1, 1)
  await user.keyboard("9")
  expect([input.value, input.selectionStart]).toEqual(["19.250.000", 2])
  await user.keyboard("{Backspace}")
  expect([input.value, input.selectionStart]).toEqual(["1.250.000", 1])
})

test("a point counts as a decimal comma unless three digits follow it", async () => {
  const { user, input, amount } = renderField(2)
  await user.type(input, "20.5")
  expect([input.value, amount()]).toEqual(["20,5", "20.5"])
  await user.clear(input)
  await user.type(input, "20.500,5")
  expect([input.value, amount()]).toEqual(["20.500,5", "20500.5"])
})

test.each([
  ["45.500.000,50", "45.500.000,50", "45500000"],
  ["45500000,50", "45.500.000,50", "45500000"],
  ["45,500,000.50", "45.500.000,50", "45500000"],
  ["45.500.000", "45.500.000", "45500000"],
  ["45,5 millones", "45,5 millones", "45500000"],
  ["45.5 millones", "45,5 millones", "45500000"],
  ["800 mil pesos", "800 mil pesos", "800000"],
])(
  "[B5.38] pesos typed key by key as %s are shown as %s, and as %s after blur",
  async (keys, text, price) => {
    const { user, input, amount } = renderField(0)
    await user.type(input, keys)
    expect([input.value, amount()]).toEqual([text, price])
    await user.tab()
    expect(input.value).toBe(Number(price).toLocaleString("es-CL"))
  },
)

test("[B5.38] prices in words can be pasted, corrected and deleted", async () => {
  const { user, input, amount } = renderField(0)
  await user.click(input)
  await user.paste("45,5 millones")
  expect([input.value, amount()]).toEqual(["45,5 millones", "45500000"])
  await user.keyboard("{Backspace}")
  expect(input.value).toBe("45,5 millone")
  await user.clear(input)
  expect([input.value, amount()]).toEqual(["", "0"])
})

test("[B5.38] a price in dollars accepts cents, a measure rejects letters", async () => {
  const dollars = renderField(2)
  await dollars.user.type(dollars.input, "48.500,50")
  await dollars.user.tab()
  expect([dollars.input.value, dollars.amount()]).toEqual(["48.500,5", "48500.5"])
  cleanup()
  const measure = renderField(2, false)
  await measure.user.type(measure.input, "20,5 m")
  expect([measure.input.value, measure.amount()]).toEqual(["20,5", "20.5"])
})
