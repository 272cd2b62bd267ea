import { fireEvent, render, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { ClosingDetails } from "./closing-details.tsx"

function press(focused: HTMLElement) {
  focused.focus()
  fireEvent.keyDown(focused, { key: "Escape" })
}

test.each([
  ["[S2.21] a tap on a link inside", () => fireEvent.click(screen.getByText("Enlace")), false],
  ["[S2.21] a tap on a button inside", () => fireEvent.click(screen.getByText("Botón")), false],
  ["a tap on words inside", () => fireEvent.click(screen.getByText("Palabras")), true],
  ["a tap elsewhere", () => fireEvent.pointerDown(document.body), false],
  ["Escape when nothing has the focus", () => press(document.body), false],
  ["Escape when something elsewhere has it", () => press(screen.getByLabelText("Otro")), true],
])("%s determines whether it stays open", (_, tap, isOpen) => {
  const { container } = render(
    <>
      <ClosingDetails summary="Menú" summaryClassName="">
        <a href="#x">
          <b>Enlace</b>
        </a>
        <button type="button">
          <b>Botón</b>
        </button>
        <p>Palabras</p>
      </ClosingDetails>
      <input aria-label="Otro" />
    </>,
  )
  const details = container.querySelector("details")
  if (details === null) throw new Error("There is nothing that unfolds")
  details.open = true
  tap()
  expect(details.open).toBe(isOpen)
})
