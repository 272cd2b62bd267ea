import { render, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { setContactFormSent } from "../../overlays/interface-state.ts"
import { SentBefore } from "./contact-form.tsx"

test("[S4.7] that the form was sent is said when it is shown again, and cleared by that", () => {
  setContactFormSent(true)
  const { unmount } = render(<SentBefore />)
  expect(screen.getByRole("status").textContent).toContain("Ya recibimos tu mensaje.")
  unmount()
  render(<SentBefore />)
  expect(screen.queryByRole("status")).toBeNull()
})
