import { render, screen, within } from "@testing-library/react"
import type { Consent } from "@wara/contract/account"
import type { RightsRequest } from "@wara/contract/privacy"
import { buildAccount } from "@wara/factories/build-account"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { PrivacyView } from "./privacy-view.tsx"

const consents: Consent[] = [
  {
    ...{ kind: "terms", granted: true, version: "2026-11-21" },
    ...{ text_hash: `3f2a9c${"0".repeat(58)}`, created_at: "2026-11-20T15:30:00.000Z" },
  },
]
const request: RightsRequest = {
  id: "a1",
  right: "rectification",
  purpose: null,
  message: "Mi RUT está mal.",
  state: "open",
  created_at: "2026-11-24T15:00:00.000Z",
  goal_day: "2026-12-16",
  limit_day: "2026-12-24",
  extension_reason: "",
  closed_at: null,
  answer: "",
}

function renderView(given: Partial<Parameters<typeof PrivacyView>[0]> = {}) {
  const none = { consents, requests: [], result: undefined, requestResult: undefined }
  const view = <PrivacyView account={buildAccount()} {...none} {...given} />
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: view }])} />)
}

test("[B9.79] each of the six rights has its button", () => {
  renderView()
  const list = within(screen.getByRole("region", { name: "Tus derechos" }))
  const targets = list.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(targets).toEqual([
    "/cuenta/privacidad/informe",
    "/cuenta/perfil/editar",
    "#eliminar",
    "#solicitud",
    "/cuenta/privacidad/mis-datos.json",
  ])
  const block = list.getByRole<HTMLButtonElement>("button", { name: "Bloquear mis datos" })
  expect([block.type, block.name, block.value]).toEqual(["submit", "intent", "block"])
  for (const target of ["solicitud", "eliminar"]) {
    expect(document.getElementById(target)).not.toBeNull()
  }
})

test("[B9.77] a block is shown with its consequences, and is ended by one button", () => {
  renderView({ account: buildAccount({ data_blocked_at: "2026-11-24T15:00:00.000Z" }) })
  expect(
    screen.getByText("Tus datos están bloqueados desde el 24 de noviembre de 2026"),
  ).toBeDefined()
  const end = screen.getByRole<HTMLButtonElement>("button", { name: "Quitar el bloqueo" })
  expect(end.value).toBe("unblock")
  expect(screen.queryByRole("button", { name: "Bloquear mis datos" })).toBeNull()
})

test("[B9.77] accounts of the team have no button to block their data", () => {
  renderView({ account: buildAccount({ role: "moderator" }) })
  expect(screen.queryByRole("button", { name: "Bloquear mis datos" })).toBeNull()
})

test("[B9.71] requests show deadlines, reason and answer; only waiting ones can be withdrawn", () => {
  const closed = { ...request, id: "a2", state: "refused", answer: "La ley obliga." } as const
  const extension_reason = "Hay que revisar respaldos."
  renderView({ requests: [{ ...request, state: "extended", extension_reason }, closed] })
  expect(
    screen.getByText(/meta: 16 de diciembre de 2026. Plazo legal: 24 de diciembre de 2026/),
  ).toBeDefined()
  expect(screen.getByText("Motivo de la prórroga: Hay que revisar respaldos.")).toBeDefined()
  expect(screen.getByText("La ley obliga.")).toBeDefined()
  const withdraw = screen.getAllByRole<HTMLButtonElement>("button", { name: /^Retirar/ })
  expect(withdraw.map(({ value }) => value)).toEqual(["a1"])
})

test("[B9.74] [B9.75] the history names each text by its hash, and no newsletter is offered", () => {
  renderView()
  expect(screen.getByText("Texto del 21 de noviembre de 2026 · huella 3f2a9c000000")).toBeDefined()
  expect(screen.getByText("20 de noviembre de 2026 a las 12:30")).toBeDefined()
  expect(screen.queryByRole("switch")).toBeNull()
  expect(screen.getByText(/No enviamos publicidad ni boletines/)).toBeDefined()
  const switches = screen.getByRole("link", { name: "Elegir qué avisos recibes" })
  expect(switches.getAttribute("href")).toBe("/cuenta/avisos")
})

test("[S2.16] before deletion the page explains the consequences and asks for the password", () => {
  renderView()
  expect(screen.getByText(/en 14 días/)).toBeDefined()
  expect(screen.getByText(/la ley nos obliga a guardar/)).toBeDefined()
  const password = screen.getByLabelText<HTMLInputElement>("Tu contraseña")
  expect(password.autocomplete).toBe("current-password")
})

test("without a password the e-mail confirms it; staff accounts cannot be deleted here", () => {
  renderView({ account: buildAccount({ has_password: false, email: "ana@faena.cl" }) })
  expect(screen.getByText("Para confirmar, escribe tu correo: ana@faena.cl")).toBeDefined()
  expect(screen.getByRole("textbox", { name: "Tu correo" })).toBeDefined()
  renderView({ account: buildAccount({ role: "moderator" }) })
  expect(screen.getByText(/cuentas del equipo/)).toBeDefined()
})

test("a requested deletion is not offered again", () => {
  renderView({ account: buildAccount({ deletion_due_at: "2026-12-05T15:00:00.000Z" }) })
  expect(screen.getByText(/se eliminará el 5 de diciembre de 2026/)).toBeDefined()
  expect(screen.queryByRole("button", { name: "Eliminar mi cuenta" })).toBeNull()
})
