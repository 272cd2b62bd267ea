import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { buildAccount } from "@wara/factories/build-account"
import { createMemoryRouter, RouterProvider, useActionData } from "react-router"
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

test("[B10.231] after a request was accepted the form is empty again, after a refused one it keeps what was typed", async () => {
  const answers = ["Esa no es tu contraseña.", null, null]
  const action = () => {
    const failure = answers.shift() ?? null
    const values = failure === null ? {} : { email: "ana@faena.cl" }
    return { values, errors: {}, failure, sentTo: failure === null ? "ana@faena.cl" : null }
  }
  function Page() {
    return <EmailChangeView account={buildAccount()} result={useActionData<typeof action>()} />
  }
  const router = createMemoryRouter([{ path: "/", element: <Page />, action }])
  render(<RouterProvider router={router} />)
  const fields = () => [
    screen.getByLabelText<HTMLInputElement>("Correo nuevo").value,
    screen.getByLabelText<HTMLInputElement>("Tu contraseña").value,
  ]
  const send = () => {
    const typed = { "Correo nuevo": "ana@faena.cl", "Tu contraseña": "Grúa amarilla 45" }
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    fireEvent.click(screen.getByRole("button", { name: "Cambiar correo" }))
  }
  send()
  await screen.findByText("Esa no es tu contraseña.")
  expect(fields()).toEqual(["ana@faena.cl", "Grúa amarilla 45"])
  for (const _ of ["first", "same again"]) {
    send()
    await waitFor(() => expect(fields()).toEqual(["", ""]))
  }
  expect(answers).toEqual([])
})
