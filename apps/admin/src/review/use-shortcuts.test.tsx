import { fireEvent, render, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { useShortcuts } from "./use-shortcuts.tsx"

function Desk(props: { onApprove: () => void; onOpen: () => void; isActive?: boolean }) {
  useShortcuts({ a: props.onApprove, Enter: props.onOpen }, props.isActive)
  return (
    <>
      <input aria-label="Buscar" />
      <textarea aria-label="Notas" />
      <div contentEditable suppressContentEditableWarning data-testid="editor">
        Texto
      </div>
      <button type="button">Otro</button>
      <p>Anuncio</p>
    </>
  )
}

test("a key runs its action, but not while typing", () => {
  const approve = vi.fn()
  render(<Desk onApprove={approve} onOpen={() => {}} />)
  const fields = [screen.getByLabelText("Buscar"), screen.getByLabelText("Notas")]
  for (const field of [...fields, screen.getByTestId("editor")]) {
    fireEvent.keyDown(field, { key: "a" })
  }
  expect(approve).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByText("Anuncio"), { key: "A" })
  expect(approve).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(document.body, { key: "a", ctrlKey: true })
  fireEvent.keyDown(document.body, { key: "a", repeat: true })
  expect(approve).toHaveBeenCalledTimes(1)
})

test("Enter on a button clicks the button; an inactive desk has no shortcuts", () => {
  const [approve, open] = [vi.fn(), vi.fn()]
  const { rerender } = render(<Desk onApprove={approve} onOpen={open} />)
  fireEvent.keyDown(screen.getByText("Otro"), { key: "Enter" })
  expect(open).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: "Enter" })
  expect(open).toHaveBeenCalledTimes(1)
  rerender(<Desk onApprove={approve} onOpen={open} isActive={false} />)
  fireEvent.keyDown(document.body, { key: "a" })
  expect(approve).not.toHaveBeenCalled()
})
