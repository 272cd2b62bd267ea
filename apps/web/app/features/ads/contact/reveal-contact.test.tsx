import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { createMemoryRouter, data, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { RevealContact } from "./reveal-contact.tsx"
import type { RevealOutcome } from "./reveal-outcome.ts"

const contact = { name: "Rosa Paredes", email: "rosa@faena.cl", phone: "+56912345678" }

function page(outcome: RevealOutcome, status = 200) {
  const posted: unknown[] = []
  const element = <RevealContact adId={2004}>{(shown) => <p>{shown.email}</p>}</RevealContact>
  const action = async ({ request }: { request: Request }) => {
    posted.push([...(await request.formData())])
    return data(outcome, status)
  }
  const routes = [{ path: "/anuncios/:slug", element, action }]
  const router = createMemoryRouter(routes, { initialEntries: ["/anuncios/grua"] })
  return { element: <RouterProvider router={router} />, posted, router }
}

test("[B8.4] a press asks for one ad's contact data, shows them and moves the focus to them", async () => {
  const { element, posted } = page({ contact, failure: null, isUnconfirmed: false })
  const { container } = render(element)
  expect(container.innerHTML).not.toContain("rosa@")
  expect(screen.queryByRole("alert")).toBeNull()
  await userEvent.click(screen.getByRole("button", { name: "Ver teléfono y correo" }))
  expect((await screen.findByText("rosa@faena.cl")).parentElement).toBe(document.activeElement)
  expect(screen.queryByRole("button")).toBeNull()
  expect(posted).toEqual([[["anuncio", "2004"]]])
})

test("[B8.4] a refusal is said above the button, which stays", async () => {
  const failure = "Viste el contacto de 10 anuncios en la última hora."
  render(page({ contact: null, failure, isUnconfirmed: false }, 429).element)
  await userEvent.click(screen.getByRole("button"))
  expect((await screen.findByRole("alert")).textContent).toBe(failure)
  expect(screen.getByRole("button", { name: "Ver teléfono y correo" })).toBeDefined()
  expect(screen.queryByRole("link")).toBeNull()
})

test("[B8.4] an unconfirmed account is led to where it gets another link", async () => {
  render(page({ contact: null, failure: "Confirma tu correo.", isUnconfirmed: true }, 403).element)
  await userEvent.click(screen.getByRole("button"))
  const link = await screen.findByRole("link", { name: "Ir a mi cuenta para pedir otro enlace" })
  expect(link.getAttribute("href")).toBe("/cuenta")
})

test("[B8.4] without JavaScript the button posts to the page, whose answer has the contact data", async () => {
  const { element, router } = page({ contact, failure: null, isUnconfirmed: false })
  const form = document.createElement("div")
  form.innerHTML = renderToString(element)
  expect(form.querySelector("form")?.getAttribute("method")).toBe("post")
  expect(form.querySelector("form")?.getAttribute("action")).toBe("/anuncios/grua")
  const formData = new FormData()
  formData.set("anuncio", "2004")
  await router.navigate("/anuncios/grua", { formMethod: "post", formData })
  expect(renderToString(element)).toContain("rosa@faena.cl")
})
