import { render, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { setContactFormSent } from "../../overlays/interface-state.ts"
import { SentBefore } from "./contact-form.tsx"

test("[S4.7] the form shows once that a message was sent", () => {
  setContactFormSent(true)
  const { unmount } = render(<SentBefore />)
  expect(screen.getByRole("status").textContent).toContain("Ya recibimos tu mensaje.")
  unmount()
  render(<SentBefore />)
  expect(screen.queryByRole("status")).toBeNull()
})
