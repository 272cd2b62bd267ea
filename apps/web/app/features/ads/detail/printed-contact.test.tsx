import { render, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { PrintedContact } from "../contact/seller-contact.tsx"

test("recordings do not contain the printed contact", () => {
  render(<PrintedContact contact={{ email: "ana@faena.cl", phone: "+56412220001" }} />)
  for (const text of ["ana@faena.cl", "+56 41 222 0001"]) {
    expect(screen.getByText(text).closest("[data-private]")).not.toBeNull()
  }
})
