import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, test, vi } from "vitest"
import { type Notice, onNotice } from "../../../ui/notify.ts"
import { ContactLinks } from "./contact-links.tsx"
import { adMessage } from "./texts.ts"

const url = "https://wara.test/anuncios/grua-3-t"
const contact = {
  email: "ana@faena.cl",
  phone: "+56912345678",
  subject: "Grúa 3 t & más",
  message: adMessage({ name: "Grúa 3 t & más", url, siteName: "Wara" }),
}

test("[B5.9] the number is shown as text, and copying it shows 'Copiado'", async () => {
  const notices: Notice[] = []
  const stop = onNotice((notice) => notices.push(notice))
  const user = userEvent.setup()
  render(<ContactLinks contact={contact} onLead={() => {}} />)
  expect(screen.getByText("+56 9 1234 5678")).toBeDefined()
  expect(screen.getByRole("link", { name: "Llamar" }).getAttribute("href")).toBe("tel:+56912345678")
  await user.click(screen.getByRole("button", { name: "Copiar el teléfono" }))
  expect(await navigator.clipboard.readText()).toBe("+56 9 1234 5678")
  await user.click(screen.getByRole("button", { name: "Copiar el correo" }))
  expect(await navigator.clipboard.readText()).toBe("ana@faena.cl")
  const copied = { kind: "success", text: "Copiado" }
  expect(notices).toEqual([copied, copied])
  stop()
})

test("[B5.9] WhatsApp and mail links contain a greeting, the ad's name and its URL", () => {
  render(<ContactLinks contact={contact} onLead={() => {}} />)
  const whatsapp = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "WhatsApp" }).href)
  expect(whatsapp.host + whatsapp.pathname).toBe("wa.me/56912345678")
  const text = whatsapp.searchParams.get("text")
  expect(text).toBe(`Hola, vi tu anuncio «Grúa 3 t & más» en Wara. ¿Sigue disponible?\n${url}`)
  const mail = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: /correo/ }).href)
  expect(mail.searchParams.get("subject")).toBe("Grúa 3 t & más")
  expect(mail.searchParams.get("body")).toBe(text)
})

test("[B5.9] a landline is shown without a WhatsApp link", () => {
  render(<ContactLinks contact={{ ...contact, phone: "+56412220001" }} onLead={() => {}} />)
  expect(screen.getByText("+56 41 222 0001")).toBeDefined()
  expect(screen.queryByRole("link", { name: "WhatsApp" })).toBeNull()
})

test("each contact channel is tracked as its own lead", () => {
  const onLead = vi.fn()
  render(<ContactLinks contact={contact} onLead={onLead} />)
  for (const link of screen.getAllByRole("link")) {
    // The links' targets cannot be opened in a test.
    link.removeAttribute("href")
    fireEvent.click(link)
  }
  expect(onLead.mock.calls).toEqual([["phone"], ["whatsapp"], ["email"]])
})

test("recordings do not contain number and address", () => {
  render(<ContactLinks contact={contact} onLead={() => {}} />)
  for (const text of ["ana@faena.cl", "+56 9 1234 5678"])
    expect(screen.getByText(text).closest("[data-private]")).not.toBeNull()
})
