import { cleanup, render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router"
import { afterEach, expect, test } from "vitest"
import { AlertOfferForm } from "./alert-offer-form.tsx"

afterEach(cleanup)

const search = { text: "generador", region: "maule" }
const path = "/alertas?s=generador&region=maule"

test("[B8.189] users ask for an alert without typing their address: the page behind the button knows it", () => {
  render(<AlertOfferForm search={search} place="empty" isUser />, { wrapper: MemoryRouter })
  expect(screen.getByRole("link", { name: "Avísame" }).getAttribute("href")).toBe(path)
  expect(screen.queryByRole("textbox")).toBeNull()
  expect(screen.getByRole("link", { name: /publica gratis lo que buscas/ })).toBeDefined()
})

test("[B10.33] visitors type their address in a form that works without scripts", () => {
  render(<AlertOfferForm search={search} place="results" />, { wrapper: MemoryRouter })
  expect(screen.getByRole("textbox").getAttribute("name")).toBe("email")
  const form = screen.getByRole("button", { name: "Avísame" }).closest("form")
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", path])
})
