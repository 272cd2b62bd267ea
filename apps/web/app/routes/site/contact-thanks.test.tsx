import { act, fireEvent, render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider, redirect } from "react-router"
import { expect, test } from "vitest"
import { captureTags } from "../../../test/capture-tags.ts"
import { ContactForm } from "../../features/contact/contact-form.tsx"
import { setContactFormSent } from "../../overlays/interface-state.ts"
import Thanks from "./contact-thanks.tsx"

test("a sent message is tracked as a lead exactly once, on the thank-you page", async () => {
  const events = captureTags()
  const form = { element: <ContactForm result={undefined} />, action: () => redirect("/gracias") }
  const routes = [
    { path: "/", ...form },
    { path: "/gracias", Component: Thanks },
  ]
  const router = createMemoryRouter(routes)
  render(<RouterProvider router={router} />)
  fireEvent.click(screen.getByText("Enviar mensaje"))
  const lead = { event: "generate_lead", lead_source: "contact_form" }
  await expect.poll(() => events).toEqual([lead])
  await router.navigate("/gracias?otra-vez")
  expect(events).toEqual([lead])
})

test("[S4.7] arriving from the form stores that it was sent; opening the URL does not", async () => {
  const isSent = () =>
    JSON.parse(localStorage.getItem("wara-interface") ?? "{}").state?.contactFormSent
  setContactFormSent(false)
  const routes = [
    { path: "/", element: null },
    { path: "/gracias", Component: Thanks },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ["/", "/gracias"] })
  render(<RouterProvider router={router} />)
  expect(isSent()).not.toBe(true)
  await act(() => router.navigate("/"))
  await act(() => router.navigate("/gracias"))
  expect(isSent()).toBe(true)
  setContactFormSent(false)
})
