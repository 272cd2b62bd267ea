import { fireEvent, render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider, redirect } from "react-router"
import { expect, test } from "vitest"
import { hearTags } from "../../../test/hear-tags.ts"
import { ContactForm } from "../../features/contact/contact-form.tsx"
import Thanks from "./contact-thanks.tsx"

test("a message that was sent is told as a lead, once it is thanked for and never again", async () => {
  const told = hearTags()
  const form = { element: <ContactForm result={undefined} />, action: () => redirect("/gracias") }
  const routes = [
    { path: "/", ...form },
    { path: "/gracias", Component: Thanks },
  ]
  const router = createMemoryRouter(routes)
  render(<RouterProvider router={router} />)
  fireEvent.click(screen.getByText("Enviar mensaje"))
  const lead = { event: "generate_lead", lead_source: "contact_form" }
  await expect.poll(() => told).toEqual([lead])
  await router.navigate("/gracias?otra-vez")
  expect(told).toEqual([lead])
})
