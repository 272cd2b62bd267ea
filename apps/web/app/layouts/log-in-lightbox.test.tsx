import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createMemoryRouter, type LoaderFunctionArgs, RouterProvider, redirect } from "react-router"
import { expect, test } from "vitest"
import LogInLightbox from "./log-in-lightbox.tsx"

/** An ad's page with the lightbox; the log-in action answers like the route's. */
async function open(answer: (posted: FormData) => unknown) {
  const action = async ({ request }: LoaderFunctionArgs) => answer(await request.formData())
  const router = createMemoryRouter(
    [
      // The page redirects users; the lightbox must not follow that redirect.
      { path: "/login", action, loader: () => redirect("/cuenta") },
      { path: "/api/social-providers", loader: () => ["google"] },
      { path: "*", element: <LogInLightbox onClose={() => {}} /> },
    ],
    { initialEntries: ["/anuncios?s=grua"] },
  )
  render(<RouterProvider router={router} />)
  await screen.findByRole("dialog", { name: "Iniciar sesión" })
  const user = userEvent.setup()
  await user.type(screen.getByRole("textbox"), "camila@faena.cl")
  await user.type(screen.getByLabelText("Contraseña"), "una frase larga{Enter}")
  return router
}

test("[S2.25] logging in stays on the page, which reloads its data for the user", async () => {
  const posted: Record<string, unknown>[] = []
  const router = await open((form) => {
    posted.push(Object.fromEntries(form))
    return redirect(String(form.get("volver")))
  })
  await expect.poll(() => posted).toHaveLength(1)
  expect(posted[0]).toMatchObject({ identifier: "camila@faena.cl", volver: "/anuncios?s=grua" })
  await expect.poll(() => router.state.historyAction).toBe("PUSH")
  await expect
    .poll(() => [...router.state.fetchers.values()].every(({ state }) => state === "idle"))
    .toBe(true)
  expect(router.state.location).toMatchObject({ pathname: "/anuncios", search: "?s=grua" })
})

test("[S2.25] an error is shown in the lightbox, and the input is preserved", async () => {
  const failure = "El correo o la contraseña no son correctos."
  await open((form) => {
    const values = { identifier: String(form.get("identifier")), password: "", volver: "" }
    return { values, errors: {}, failure }
  })
  expect(await screen.findByText(failure)).toBeDefined()
  expect(screen.getByRole("dialog")).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("camila@faena.cl")
})

test("[S2.25] social log-in and recovery lead back to the page, too", async () => {
  await open(() => null)
  const google = screen.getByRole("link", { name: /Google/ })
  expect(google.getAttribute("href")).toBe("/conectar/google?volver=%2Fanuncios%3Fs%3Dgrua")
})
