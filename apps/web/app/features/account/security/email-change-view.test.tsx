import { render, screen } from "@testing-library/react"
import { buildAccount } from "@wara/factories/build-account"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { EmailChangeView } from "./email-change-view.tsx"

function renderView(given: Parameters<typeof buildAccount>[0], sentTo: string | null = null) {
  const result = { values: {}, errors: {}, failure: null, sentTo }
  const view = <EmailChangeView account={buildAccount(given)} result={result} />
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: view }])} />)
}

const presentLink = () => screen.queryByRole("button", { name: "Enviar el enlace aquí" })

test("[B10.223] a change that waits is named after a reload too, and the present address can be confirmed instead", () => {
  renderView({ confirmed: false, email: "ana@gmial.com", pending_email: "ana@gmail.com" })
  expect(screen.getByRole("status").textContent).toContain("Enviamos un enlace a ana@gmail.com")
  expect(presentLink()?.closest("form")?.getAttribute("action")).toBe("/cuenta")
})

test("[B10.223] of a confirmed account the change waits without a link to the present address", () => {
  renderView({ pending_email: "ana@gmail.com" }, "otra@gmail.com")
  expect(screen.getByRole("status").textContent).toContain("Enviamos un enlace a otra@gmail.com")
  expect(presentLink()).toBeNull()
})

test("[B10.223] without a change that waits nothing is said of one", () => {
  renderView({ confirmed: false })
  expect(screen.queryByRole("status")).toBeNull()
  expect(presentLink()).toBeNull()
})
