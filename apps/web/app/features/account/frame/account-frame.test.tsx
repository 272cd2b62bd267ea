import { fireEvent, render, screen } from "@testing-library/react"
import { buildAccount } from "@wara/factories/build-account"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { AccountFrame } from "./account-frame.tsx"

function renderFrame(given: Parameters<typeof buildAccount>[0] = {}, path = "/cuenta/sesiones") {
  const frame = <AccountFrame account={buildAccount(given)}>la página</AccountFrame>
  const message = "Listo: te enviamos otro correo."
  const router = createMemoryRouter(
    [
      { path: "/cuenta", action: () => ({ message }), element: frame },
      { path: "*", element: frame },
    ],
    { initialEntries: [path] },
  )
  render(<RouterProvider router={router} />)
}

test("[S2.16] the frame shows the person and all pages of the account, with the current one marked", () => {
  renderFrame({ firstname: "Ana", lastname: "Soto" }, "/cuenta/perfil/editar")
  expect(screen.getByText("Ana Soto")).toBeDefined()
  const [wide, narrow] = screen.getAllByRole("navigation", { name: "Mi cuenta" })
  expect(narrow?.querySelector("summary")?.textContent).toBe("Mi perfil")
  const links = [...(wide?.querySelectorAll("a") ?? [])]
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/cuenta",
    "/cuenta/mis-anuncios",
    "/cuenta/consultas",
    "/cuenta/mis-consultas",
    "/cuenta/alertas",
    "/cuenta/se-busca",
    "/guardados",
    "/cuenta/creditos",
    "/cuenta/mis-ordenes",
    "/cuenta/perfil",
    "/cuenta/profesional",
    "/cuenta/username",
    "/cuenta/avatar",
    "/cuenta/cover",
    "/cuenta/avisos",
    "/cuenta/correo",
    "/cuenta/cambiar-contrasena",
    "/cuenta/sesiones",
    "/cuenta/privacidad",
    "/salir",
  ])
  const current = links.filter((link) => link.ariaCurrent ?? link.getAttribute("aria-current"))
  expect(current.map((link) => link.textContent)).toEqual(["Mi perfil"])
})

test("[B10.123] professionals are not invited to become professional", () => {
  renderFrame({ pro: true })
  expect(screen.getAllByRole("link", { name: "Cuenta profesional" }).length).toBeGreaterThan(0)
  expect(screen.queryByText("Hazte profesional")).toBeNull()
})

test("only professionals have a link to their public page", () => {
  renderFrame({ pro: true, username: "maquinas-sur" })
  const link = screen.getByRole("link", { name: "Ver mi página pública" })
  expect(link.getAttribute("href")).toBe("/maquinas-sur")
})

test("[S2.16] an unconfirmed e-mail shows a notice that sends the link again from the same page", async () => {
  renderFrame({ confirmed: false, email: "ana@faena.cl" })
  expect(screen.getByText("Confirma tu correo para publicar")).toBeDefined()
  fireEvent.click(screen.getByRole("button", { name: "Enviar de nuevo" }))
  expect(await screen.findByText("Listo: te enviamos otro correo.")).toBeDefined()
  expect(screen.getByText("la página")).toBeDefined()
})

test("[B10.223] the notice of an unconfirmed e-mail names the address that a correction waits for", () => {
  renderFrame({ confirmed: false, email: "ana@gmial.com", pending_email: "ana@gmail.com" })
  const notice = screen.getByText(/^Abre el enlace que enviamos a/)
  expect(notice.textContent).toContain("ana@gmail.com")
  expect(notice.textContent).not.toContain("ana@gmial.com")
  // It would go to the address that was mistyped.
  expect(screen.queryByRole("button", { name: "Enviar de nuevo" })).toBeNull()
  expect(screen.getByRole("link", { name: /Corrige tu correo/ })).toBeDefined()
})

test("[B10.232] the page that corrects an e-mail is not asked about by the notice above it", () => {
  renderFrame({ confirmed: false }, "/cuenta/correo")
  expect(screen.getByText("Confirma tu correo para publicar")).toBeDefined()
  expect(screen.getByRole("button", { name: "Enviar de nuevo" })).toBeDefined()
  expect(screen.queryByRole("link", { name: /Corrige tu correo/ })).toBeNull()
})

test("[B10.232] the page itself names the address that a correction waits for, so the notice does not", () => {
  renderFrame({ confirmed: false, pending_email: "ana@gmail.com" }, "/cuenta/correo")
  expect(screen.queryByText("Confirma tu correo para publicar")).toBeNull()
  expect(screen.getByText("la página")).toBeDefined()
})

test("an account scheduled for deletion says when, and how to cancel", () => {
  renderFrame({ deletion_due_at: "2026-12-05T15:00:00.000Z" })
  expect(screen.getByText("Tu cuenta se eliminará el 5 de diciembre de 2026")).toBeDefined()
  const keepButton = screen.getByRole<HTMLButtonElement>("button", { name: "Conservar mi cuenta" })
  expect([keepButton.name, keepButton.value]).toEqual(["intent", "keep"])
  expect(keepButton.form?.getAttribute("action")).toBe("/cuenta/privacidad")
})

test("an account without problems has no notices", () => {
  renderFrame()
  expect(screen.queryByRole("button")).toBeNull()
})
