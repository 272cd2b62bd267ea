import { act, render, screen } from "@testing-library/react"
import { createContext, useContext } from "react"
import { createMemoryRouter, Outlet, RouterProvider } from "react-router"
import { beforeEach, expect, test, vi } from "vitest"
import { setReferrer, useReferrer } from "./interface-state.ts"
import { useReferrerUntilLogIn, useRememberedPath } from "./return-path.ts"

function Frame() {
  useRememberedPath()
  useReferrerUntilLogIn(useContext(loggedIn))
  return <Outlet />
}

function Page() {
  return <output>{useReferrer()}</output>
}

/** Whether a user is logged in, as the root's loader reports it. */
const loggedIn = createContext(false)

function open(path: string, isUser = false) {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: "/login", element: <Page /> },
          { path: "*", element: <p /> },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  const page = (isLoggedIn: boolean) => (
    <loggedIn.Provider value={isLoggedIn}>
      <RouterProvider router={router} />
    </loggedIn.Provider>
  )
  const { unmount, rerender } = render(page(isUser))
  return {
    unmount,
    go: (to: string) => act(() => router.navigate(to)),
    logIn: () => rerender(page(true)),
  }
}

const stored = () =>
  JSON.parse(localStorage.getItem("wara-interface") ?? "null")?.state.referer ?? null

beforeEach(() => {
  // Ends at a path that is not stored, so that tests do not affect each other.
  open("/login").unmount()
  setReferrer(null)
  localStorage.clear()
})

test("[S4.6] before each navigation the previous path is stored", async () => {
  const { go } = open("/anuncios?s=grua")
  expect(stored()).toBeNull()
  await go("/anuncios/grua-1")
  expect(stored()).toBe("/anuncios?s=grua")
  await go("/contacto")
  expect(stored()).toBe("/anuncios/grua-1")
})

test.each([
  "/registro",
  "/registro?x=1",
  "/404",
  "/recuperar-contrasena",
  "/restablecer-contrasena?code=secret",
  "/cuenta",
  "/cuenta/perfil/editar",
  "/login",
  "/login/google?access_token=secret",
])("[S4.6] %s is not stored and does not replace the stored path", async (path) => {
  const { go } = open("/anuncios/grua-1")
  await go(path)
  await go("/contacto")
  expect(stored()).toBe("/anuncios/grua-1")
})

test("[S4.6] a remounted layout, as on an error page, continues from the last path", () => {
  open("/anuncios").unmount()
  open("/no-existe")
  expect(stored()).toBe("/anuncios")
})

test("[S4.6] [S4.7] the log-in page has it at once, and it can be cleared", async () => {
  const { go } = open("/anuncios/grua-1")
  await go("/login")
  expect(screen.getByRole("status").textContent).toBe("/anuncios/grua-1")
  act(() => setReferrer(null))
  expect(stored()).toBeNull()
  expect(screen.getByRole("status").textContent).toBe("")
})

test("[B5.17] [S4.6] a user's previous path is stored as well, at every navigation", async () => {
  const { go } = open("/preguntas-frecuentes", true)
  await go("/anuncios?s=grua")
  expect(stored()).toBe("/preguntas-frecuentes")
  await go("/contacto")
  expect(stored()).toBe("/anuncios?s=grua")
  await go("/cuenta")
  await go("/packs")
  expect(stored()).toBe("/contacto")
})

test("[B5.17] [S4.7] logging in clears it once; later navigations store it again", async () => {
  const { go, logIn } = open("/anuncios/grua-1")
  await go("/login")
  expect(stored()).toBe("/anuncios/grua-1")
  logIn()
  expect(stored()).toBeNull()
  await go("/anuncios")
  await go("/contacto")
  expect(stored()).toBe("/anuncios")
})

test("without storage nothing fails", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("no")
  })
  const { go } = open("/anuncios")
  await go("/login")
  expect(stored()).toBeNull()
  expect(screen.getByRole("status").textContent).toBe("/anuncios")
})
