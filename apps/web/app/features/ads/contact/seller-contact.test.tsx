import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { buildSellerProfile } from "@wara/factories/build-account"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { captureTags } from "../../../../test/capture-tags.ts"
import { SellerContact } from "./seller-contact.tsx"

const contact = { name: "Rodrigo Ibacache", email: "ventas@lomas.cl", phone: "+56912345678" }

function renderContact(
  overrides: Parameters<typeof buildSellerProfile>[0],
  { isVisitor }: { isVisitor: boolean },
) {
  const profile = buildSellerProfile({ username: "lomas", display_name: "Lomas", ...overrides })
  const page = { siteName: "Wara", url: "https://wara.test/lomas" }
  const element = <SellerContact profile={profile} isVisitor={isVisitor} {...page} />
  const action = () => ({ contact, failure: null, isUnconfirmed: false })
  const router = createMemoryRouter([{ path: "/", element, action }])
  return render(<RouterProvider router={router} />)
}

test("[B5.9] visitors see a contact button that leads to the log-in and back to the page", () => {
  const { container } = renderContact({}, { isVisitor: true })
  const button = screen.getByRole("link", { name: "Contactar" })
  expect(button.getAttribute("href")).toBe("/login?volver=%2Flomas")
  expect(container.innerHTML).not.toMatch(/Ibacache|ventas|12345678/)
})

test("[B5.9] [B8.4] users reveal the contact's name, the number and a message with the page's URL", async () => {
  const events = captureTags()
  const { container } = renderContact({ contact_ad: 2004 }, { isVisitor: false })
  expect(container.innerHTML).not.toMatch(/Ibacache|ventas|12345678/)
  expect(container.querySelector<HTMLInputElement>("input[name=anuncio]")?.value).toBe("2004")
  await userEvent.click(screen.getByRole("button", { name: "Ver teléfono y correo" }))
  await screen.findByRole("link", { name: "Llamar" })
  expect(screen.getByText("Contacto: Rodrigo Ibacache")).toBeDefined()
  expect(screen.getByText("+56 9 1234 5678")).toBeDefined()
  const whatsapp = screen.getByRole<HTMLAnchorElement>("link", { name: "WhatsApp" })
  const text = new URL(whatsapp.href).searchParams.get("text")
  expect(text).toMatch(/^Hola, Lomas\. Vi tus anuncios en Wara.*\nhttps:\/\/wara\.test\/lomas$/)
  whatsapp.removeAttribute("href")
  fireEvent.click(whatsapp)
  expect(events).toEqual([{ event: "generate_lead", lead_source: "seller_whatsapp" }])
})

test("sellers without a public ad have no contact", () => {
  renderContact({ ads_count: 0, contact_ad: null }, { isVisitor: true })
  renderContact({ ads_count: 0, contact_ad: null }, { isVisitor: false })
  expect(screen.queryByText("Contactar")).toBeNull()
})
