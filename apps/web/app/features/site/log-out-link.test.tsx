import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createMemoryRouter, RouterProvider, redirect } from "react-router"
import { beforeAll, expect, test } from "vitest"
import { LogOutLink } from "./log-out-link.tsx"

// Imported before the tests, so that none waits for it.
beforeAll(() => import("./log-out-question.tsx"))

async function ask() {
  const posted: string[] = []
  const action = ({ request }: { request: Request }) => {
    posted.push(request.method)
    return redirect("/")
  }
  const menu = (
    <details open>
      <summary>Camila</summary>
      <LogOutLink className="row" />
    </details>
  )
  const router = createMemoryRouter(
    [
      { path: "/salir", action, loader: () => null, element: <p>Página</p> },
      { path: "*", element: menu },
    ],
    { initialEntries: ["/anuncios"] },
  )
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole("link", { name: "Cerrar sesión" }))
  const dialog = within(await screen.findByRole("alertdialog"))
  return { dialog, posted, router, user }
}

test("[S2.27] the question has a warning icon, 'Sí, quiero salir' and 'No', which has the focus", async () => {
  const { dialog } = await ask()
  expect(screen.getByRole("alertdialog", { name: "¿Estás seguro de cerrar sesión?" })).toBeDefined()
  expect(screen.getByRole("alertdialog").querySelector("svg.lucide-triangle-alert")).not.toBeNull()
  expect(dialog.getByRole("button", { name: "Sí, quiero salir" })).toBeDefined()
  expect(document.activeElement).toBe(dialog.getByRole("button", { name: "No" }))
})

test("[S2.27] yes: posts to the log-out route, which redirects home", async () => {
  const { dialog, posted, router, user } = await ask()
  await user.click(dialog.getByRole("button", { name: "Sí, quiero salir" }))
  await expect.poll(() => router.state.location.pathname).toBe("/")
  expect(posted).toEqual(["POST"])
  expect(screen.queryByRole("alertdialog")).toBeNull()
})

test.each(["No", "Escape"])(
  "[S2.27] %s: nothing happens, and the focus is on the menu",
  async (answer) => {
    const { dialog, posted, router, user } = await ask()
    if (answer === "No") await user.click(dialog.getByRole("button", { name: "No" }))
    else await user.keyboard("{Escape}")
    expect(screen.queryByRole("alertdialog")).toBeNull()
    expect(posted).toEqual([])
    expect(router.state.location.pathname).toBe("/anuncios")
    await expect.poll(() => document.activeElement?.textContent).toBe("Camila")
  },
)
