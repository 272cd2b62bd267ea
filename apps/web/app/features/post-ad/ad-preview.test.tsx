import { render, screen } from "@testing-library/react"
import { allAttacks } from "@wara/domain/test/attack-texts"
import { expect, test } from "vitest"
import { TypedDescription } from "./ad-preview.tsx"

test("[S5.4] the text is shown as buyers will see it, and no script in it runs", () => {
  render(<TypedDescription text={"Lista.\n\n<b>Con</b> <script>alert(1)</script>garantía."} />)
  expect(screen.getByText("Con").tagName).toBe("B")
  expect(document.querySelector("script")).toBeNull()
  const { container, rerender } = render(<TypedDescription text="" />)
  const level = ["SECTION", "H2", "DIV", "P", "STRONG", "EM", "B", "I", "U", "BR"]
  for (const attack of allAttacks) {
    rerender(<TypedDescription text={`Antes ${attack}`} />)
    const elements = [...container.querySelectorAll("*")].map(({ tagName }) => tagName)
    expect(
      elements.filter((name) => !level.includes(name)),
      attack,
    ).toEqual([])
  }
})
