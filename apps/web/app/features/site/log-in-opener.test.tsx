import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { LogInDialog } from "../../layouts/log-in-lightbox.tsx"
import { closeOverlays, useClosingOverlays } from "../../overlays/interface-state.ts"
import { Header, type LoadLightbox, LogInOpener } from "./header.tsx"

function Lightbox({ onClose }: { onClose: () => void }) {
  return (
    <LogInDialog onClose={onClose}>
      <input type="hidden" />
      <input aria-label="Correo" />
    </LogInDialog>
  )
}

beforeEach(closeOverlays)
afterEach(() => vi.unstubAllGlobals())

function Page({ load }: { load: LoadLightbox }) {
  useClosingOverlays()
  return <LogInOpener load={load} className="link" />
}

async function choose(isWide: boolean, load: LoadLightbox = () => Promise.resolve(Lightbox)) {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: isWide && query.includes("64rem") }))
  const router = createMemoryRouter(
    [
      { path: "/login", element: <p>La página</p> },
      { path: "*", element: <Page load={load} /> },
    ],
    { initialEntries: ["/anuncios?s=grua"] },
  )
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  const opener = screen.getByRole("link", { name: "Iniciar sesión" })
  await user.click(opener)
  return { router, user, opener }
}

test("[S2.25] on a desktop it opens a lightbox over the page, with the focus in its first field", async () => {
  const { router } = await choose(true)
  expect(await screen.findByRole("dialog", { name: "Iniciar sesión" })).toBeDefined()
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Correo"))
  expect(router.state.location.pathname).toBe("/anuncios")
})

test("[S2.25] on a phone it navigates to /login", async () => {
  const { router } = await choose(false)
  await expect.poll(() => router.state.location.pathname).toBe("/login")
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("[S2.25] if the lightbox fails to load, it navigates to /login", async () => {
  const { router } = await choose(true, () => Promise.reject(new Error("offline")))
  await expect.poll(() => router.state.location.pathname).toBe("/login")
})

test.each(["Escape", "Cerrar", "backdrop"])(
  "[S2.25] %s closes it and restores the focus",
  async (closing) => {
    const { user, opener } = await choose(true)
    await screen.findByRole("dialog")
    if (closing === "Escape") await user.keyboard("{Escape}")
    else if (closing === "Cerrar") await user.click(screen.getByRole("button", { name: "Cerrar" }))
    else await user.click(document.querySelector(".bg-scrim") ?? document.body)
    expect(screen.queryByRole("dialog")).toBeNull()
    await expect.poll(() => document.activeElement).toBe(opener)
  },
)

test("[S2.25] navigation closes it", async () => {
  const { router } = await choose(true)
  await screen.findByRole("dialog")
  await act(() => router.navigate("/contacto"))
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull()
})

test("[S2.25] after logging in, the focus moves to the account link that replaces the button", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }))
  const camila = {
    id: 7,
    username: "camila",
    firstname: "Camila",
    lastname: "Rojas",
    email: "camila@faena.cl",
    pro: false,
    avatar: null,
    role: "user" as const,
    confirmed: true,
    createdAt: "2026-01-05T12:00:00.000Z",
    has_draft: false,
  }
  function Site() {
    const [isLoggedIn, setLoggedIn] = useState(false)
    const lightbox = ({ onClose }: { onClose: () => void }) => (
      <LogInDialog onClose={onClose}>
        <button type="button" onClick={() => setLoggedIn(true)}>
          Entrar
        </button>
      </LogInDialog>
    )
    const load = () => Promise.resolve(lightbox)
    return <Header siteName="Wara" viewer={isLoggedIn ? camila : null} loadLogIn={load} />
  }
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: <Site /> }])} />)
  const user = userEvent.setup()
  const [opener] = screen.getAllByRole("link", { name: "Iniciar sesión" })
  if (opener === undefined) throw new Error("There is no way to log in")
  await user.click(opener)
  await user.click(await screen.findByRole("button", { name: "Entrar" }))
  await expect.poll(() => document.activeElement?.textContent).toBe("CRMi cuenta")
})
