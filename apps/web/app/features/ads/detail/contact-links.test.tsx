import { fireEvent, render, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { hearTags } from "../../../../test/hear-tags.ts"
import { ContactLinks } from "./contact-links.tsx"
import { PrintedContact } from "./printed-contact.tsx"

test("each way to a seller is a lead of its own; neither number nor address is told", () => {
  const told = hearTags()
  const ad = { id: 7, name: "Grúa", email: "ana@faena.cl", phone: "+56912345678" }
  render(<ContactLinks ad={ad} />)
  for (const link of screen.getAllByRole("link")) {
    // Where they lead is outside of any test.
    link.removeAttribute("href")
    fireEvent.click(link)
  }
  const lead = { event: "generate_lead", item_id: "7" }
  expect(told).toEqual([
    { ...lead, lead_source: "ad_phone" },
    { ...lead, lead_source: "ad_whatsapp" },
    { ...lead, lead_source: "ad_email" },
  ])
})

test("what only paper shows of a seller is no part of a recorded visit", () => {
  render(<PrintedContact ad={{ email: "ana@faena.cl", phone: "+56412220001" }} />)
  for (const text of ["ana@faena.cl", "+56 41 222 0001"]) {
    expect(screen.getByText(text).closest("[data-private]")).not.toBeNull()
  }
})
