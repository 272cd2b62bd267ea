import { fireEvent, render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { captureTags } from "../../../test/capture-tags.ts"
import { trackEntry } from "../../integrations/tags/expected-event.ts"
import { LogInForm } from "./log-in-form.tsx"
import { RegisterForm } from "./register-form.tsx"

const longAgo = new Date("2026-01-05T12:00:00Z")

function show(form: ReactNode) {
  const routes = [
    { path: "/", element: form, action: () => null },
    { path: "/login", action: () => null },
  ]
  return render(<RouterProvider router={createMemoryRouter(routes)} />)
}

test("a log-in is tracked with the form or provider that was used", () => {
  const events = captureTags()
  const register = show(<RegisterForm result={undefined} returnTo={null} />)
  fireEvent.click(screen.getByText("Crear mi cuenta"))
  trackEntry(longAgo)
  register.unmount()
  show(<LogInForm providers={["google"]} returnTo={null} />)
  fireEvent.click(screen.getByText("Iniciar sesión"))
  trackEntry(longAgo)
  const google = screen.getByText("Continuar con Google")
  google.removeAttribute("href")
  fireEvent.click(google)
  trackEntry(longAgo)
  expect(events).toEqual([
    { event: "sign_up", method: "email" },
    { event: "login", method: "email" },
    { event: "login", method: "google" },
  ])
})
