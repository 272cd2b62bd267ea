import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { expect, test } from "vitest"
import { AmountField } from "./amount-field.tsx"

function Given({ decimals }: { decimals: number }) {
  const [value, setValue] = useState(0)
  return (
    <>
      <AmountField label="Precio" decimals={decimals} value={value} onAmount={setValue} />
      <output>{value}</output>
    </>
  )
}

function renderField(decimals: number) {
  const user = userEvent.setup()
  const { container } = render(<Given decimals={decimals} />)
  const amount = () => container.querySelector("output")?.textContent
  return { user, amount, input: screen.getByRole<HTMLInputElement>("textbox", { name: "Precio" }) }
}

test("thousands are separated while typing, and the caret stays where one writes", async () => {
  const { user, input, amount } = renderField(0)
  await user.type(input, "1250000")
  expect([input.value, amount()]).toEqual(["1.250.000", "1250000"])
  input.setSelectionRange(1, 1)
  await user.keyboard("9")
  expect([input.value, input.selectionStart]).toEqual(["19.250.000", 2])
  await user.keyboard("{Backspace}")
  expect([input.value, input.selectionStart]).toEqual(["1.250.000", 1])
})

test("a point is a comma on keypads that have none, unless three digits follow it", async () => {
  const { user, input, amount } = renderField(2)
  await user.type(input, "20.5")
  expect([input.value, amount()]).toEqual(["20,5", "20.5"])
  await user.clear(input)
  await user.type(input, "20.500,5")
  expect([input.value, amount()]).toEqual(["20.500,5", "20500.5"])
})
