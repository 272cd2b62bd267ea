import { fireEvent, render, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { captureTags } from "../../../../test/capture-tags.ts"
import { AdContact } from "./seller-contact.tsx"

test("each contact channel is tracked with the ad, without number or address", () => {
  const events = captureTags()
  const ad = { id: 7, name: "Grúa" }
  const contact = { email: "ana@faena.cl", phone: "+56912345678" }
  const page = { url: "https://wara.test/anuncios/grua", siteName: "Wara" }
  render(<AdContact ad={ad} contact={contact} {...page} />)
  for (const link of screen.getAllByRole("link")) {
    // The links' targets cannot be opened in a test.
    link.removeAttribute("href")
    fireEvent.click(link)
  }
  const lead = { event: "generate_lead", item_id: "7" }
  expect(events).toEqual([
    { ...lead, lead_source: "ad_phone" },
    { ...lead, lead_source: "ad_whatsapp" },
    { ...lead, lead_source: "ad_email" },
  ])
})
