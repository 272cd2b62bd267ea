import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, expect, test } from "vitest"
import { captureTags } from "../../../../test/capture-tags.ts"
import type { AskResult } from "./ask-fields.ts"
import { AskForm } from "./ask-form.tsx"
import { AskSeller } from "./ask-seller.tsx"

const ad = { id: 7, slug: "grua", name: "Grúa" }
const sent = { documentId: "1", awaits_confirmation: false }
const accepted: AskResult = { values: {}, errors: {}, failure: null, sent }

afterEach(() => window.localStorage.clear())

function page(given: { viewer?: object | null; answer?: AskResult; at?: string } = {}) {
  const { answer = accepted, at = "/anuncios/grua", viewer = null } = given
  const posted: [string, unknown][][] = []
  const element = <AskSeller ad={ad} viewer={viewer} siteName="Wara" answerTime={null} />
  const action = async ({ request }: { request: Request }) => {
    posted.push([...(await request.formData())])
    return answer
  }
  const routes = [
    { path: "/anuncios/:slug", element },
    { path: "/anuncios/:slug/consultar", action, element: <p>Página</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  return { element: <RouterProvider router={router} />, posted }
}

const message = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Tu consulta" })

test("[B10.18] without JavaScript chips and button lead to a page with the form", () => {
  const html = document.createElement("div")
  html.innerHTML = renderToString(page().element)
  const links = [...html.querySelectorAll("a")].map((link) => link.getAttribute("href"))
  expect(links).toContain("/anuncios/grua/consultar?pide=disponibilidad")
  expect(links).toContain("/anuncios/grua/consultar")
  expect(html.querySelector("form")).toBeNull()
})

test("[B10.7] [B10.18] a chip opens the form in place, with its sentence written", async () => {
  render(page().element)
  await userEvent.click(screen.getByRole("link", { name: "¿Con factura?" }))
  await screen.findByRole("button", { name: "Enviar consulta" })
  expect(message().value).toBe("¿Lo vendes con factura?")
  expect(document.activeElement).toBe(message())
  await userEvent.click(screen.getByRole("checkbox", { name: "Quiero verlo" }))
  expect(message().value).toBe("¿Lo vendes con factura? ¿Cuándo puedo ir a verlo?")
  await userEvent.click(screen.getByRole("checkbox", { name: "¿Con factura?" }))
  expect(message().value).toBe("¿Cuándo puedo ir a verlo?")
})

async function ask() {
  await userEvent.click(screen.getByRole("link", { name: "Consultar" }))
  await screen.findByRole("button", { name: "Enviar consulta" })
}

test("[B10.1] a visitor asks, and the next question in the browser is prefilled", async () => {
  const events = captureTags()
  const { element, posted } = page()
  const { unmount } = render(element)
  await ask()
  await userEvent.type(message(), "¿Horas?")
  await userEvent.type(screen.getByRole("textbox", { name: "Nombre" }), "Ana Soto")
  await userEvent.type(screen.getByRole("textbox", { name: "Correo" }), "ana@faena.cl")
  await userEvent.click(screen.getByRole("button", { name: "Enviar consulta" }))
  const status = await screen.findByRole("status")
  expect(status.textContent).toContain("Enviamos tu consulta")
  expect(document.activeElement).toBe(status)
  expect(Object.fromEntries(posted[0] ?? [])).toMatchObject({
    ...{ message: "¿Horas?", name: "Ana Soto", email: "ana@faena.cl" },
  })
  expect(events).toContainEqual({ event: "generate_lead", lead_source: "ad_form", item_id: "7" })
  unmount()
  render(page().element)
  await ask()
  await waitFor(() => expect(screen.getByDisplayValue("Ana Soto")).toBeDefined())
  expect(screen.getByDisplayValue("ana@faena.cl")).toBeDefined()
})

test("[B10.228] the question says which phones it takes", async () => {
  render(page().element)
  await ask()
  expect(
    screen.getByRole("textbox", { name: /^Teléfono/, description: /otro país con \+ y su código/ }),
  ).toBeDefined()
})

test("[B10.1] users write the message only", async () => {
  render(page({ viewer: {} }).element)
  await ask()
  const fields = screen.getAllByRole("textbox").map((field) => field.getAttribute("name"))
  expect(fields).toEqual(["message"])
})

test("[B10.6] a question that waits says what to do", async () => {
  const answer = { ...accepted, sent: { ...sent, awaits_confirmation: true } }
  render(page({ viewer: {}, answer }).element)
  await ask()
  await userEvent.click(screen.getByRole("checkbox", { name: "¿Sigue disponible?" }))
  await userEvent.click(screen.getByRole("button", { name: "Enviar consulta" }))
  expect((await screen.findByRole("status")).textContent).toContain("Confirma tu consulta")
})

test("[B10.18] the page without JavaScript shows what was typed, and each error", () => {
  const result: AskResult = {
    values: { message: "¿Horas?", name: "Ana", email: "ana(at)faena" },
    errors: { email: "Ese correo no parece válido." },
    failure: null,
    sent: null,
  }
  const element = <AskForm ad={ad} viewer={null} siteName="Wara" result={result} />
  const router = createMemoryRouter([{ path: "/", element }])
  render(<RouterProvider router={router} />)
  expect(message().value).toBe("¿Horas?")
  const email = screen.getByRole("textbox", { name: "Correo" })
  expect(email.getAttribute("aria-invalid")).toBe("true")
})

test("[B10.106] a question from a page that a printed code opened says so", async () => {
  const { element, posted } = page({ at: "/anuncios/grua#qr" })
  render(element)
  await ask()
  await userEvent.type(message(), "¿Sigue disponible?")
  await userEvent.click(screen.getByRole("button", { name: "Enviar consulta" }))
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]).toContainEqual(["source", "qr"])
})
