import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { buildAccount } from "@wara/factories/build-account"
import { createMemoryRouter, RouterProvider, useActionData } from "react-router"
import { expect, test } from "vitest"
import { EmailChangeView } from "./email-change-view.tsx"

const empty = { values: {}, errors: {}, failure: null }

function renderView(given: Parameters<typeof buildAccount>[0], sentTo: string | null = null) {
  const result = { ...empty, sentTo, isSentAgain: false }
  const view = <EmailChangeView account={buildAccount(given)} formKey="clave-1" result={result} />
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
    const sentTo = failure === null ? "ana@faena.cl" : null
    return { values, errors: {}, failure, sentTo, isSentAgain: false }
  }
  function Page() {
    const result = useActionData<typeof action>()
    return <EmailChangeView account={buildAccount()} formKey="clave-1" result={result} />
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

test("[B10.233] the link that waits is sent again by a button, with the page's key and no address", async () => {
  const outcomes = [
    { ...empty, sentTo: null, isSentAgain: true },
    { ...empty, failure: "Espera 3 minutos.", sentTo: null, isSentAgain: false },
  ]
  const posted: Record<string, unknown>[] = []
  const action = async ({ request }: { request: Request }) => {
    posted.push(Object.fromEntries(await request.formData()))
    return outcomes.shift()
  }
  const account = buildAccount({ pending_email: "ana@gmail.com" })
  const element = <EmailChangeView account={account} formKey="clave-1" result={undefined} />
  const routes = [{ path: "/cuenta/correo", element, action }]
  const router = createMemoryRouter(routes, { initialEntries: ["/cuenta/correo"] })
  render(<RouterProvider router={router} />)
  const sendAgain = () => fireEvent.click(screen.getByRole("button", { name: "Enviar de nuevo" }))
  sendAgain()
  await screen.findByText(/^Enviamos otro enlace a ana@gmail.com/)
  sendAgain()
  await screen.findByText("Espera 3 minutos.")
  expect(posted).toEqual([
    { intent: "resend", key: "clave-1" },
    { intent: "resend", key: "clave-1" },
  ])
})
