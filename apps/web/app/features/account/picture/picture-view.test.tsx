import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { buildImage } from "@wara/factories/build-ad"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test, vi } from "vitest"
import { PictureEditor } from "./picture-view.tsx"

const person = {
  firstname: "Ana",
  lastname: "Soto",
  email: "ana@faena.cl",
  pro: true,
  avatar: null,
}

function open(given: { picture?: ReturnType<typeof buildImage>; failure?: string } = {}) {
  const editor = (
    <PictureEditor
      kind="cover"
      person={person}
      picture={given.picture ?? null}
      upload={{ url: "/api/ads/upload", ticket: null }}
      failure={given.failure ?? null}
    />
  )
  const router = createMemoryRouter([{ path: "/", element: editor, action: () => null }])
  return render(<RouterProvider router={router} />)
}

/** The size that the browser decodes from a file; jsdom decodes no pictures. */
function decodeAs(size: { width: number; height: number } | null) {
  vi.stubGlobal("createImageBitmap", async () => {
    if (size === null) throw new Error("not a picture")
    return { ...size, close: () => {} }
  })
}

const choose = async (file = new File(["x"], "foto.jpg", { type: "image/jpeg" })) =>
  userEvent.upload(screen.getByLabelText(/Elegir portada|Cambiar imagen/), file)

test.each([
  ["that is no picture", null, "La foto está dañada o incompleta. Elige otra."],
  ["that is too small", { width: 1199, height: 900 }, "La foto es muy pequeña"],
])("a file %s is rejected with a focused message", async (_, size, sentence) => {
  decodeAs(size)
  open()
  await choose()
  const alert = await screen.findByRole("alert")
  expect(alert.textContent).toContain(sentence)
  await waitFor(() => expect(document.activeElement).toBe(alert))
})

test.each([
  [
    "a drawing",
    "logo.svg",
    "image/svg+xml",
    "No aceptamos ese formato. Usa JPG, PNG, WebP o AVIF.",
  ],
  ["a phone's own format", "foto.HEIC", "image/heic", "No podemos leer fotos HEIC."],
  ["an empty file", "foto.jpg", "image/jpeg", "El archivo está vacío."],
])("%s is rejected with its own message", async (_, name, type, sentence) => {
  decodeAs(null)
  open()
  const file = new File([name === "foto.jpg" ? "" : "x"], name, { type })
  await userEvent.upload(screen.getByLabelText("Elegir portada"), file, { applyAccept: false })
  expect((await screen.findByRole("alert")).textContent).toContain(sentence)
})

test("the server's rejection is shown at once", () => {
  open({ failure: "Elige al menos una foto." })
  expect(screen.getByRole("alert").textContent).toBe("Elige al menos una foto.")
})

test("an existing picture can be replaced and removed; otherwise one can be added", () => {
  const { unmount } = open({ picture: buildImage() })
  expect(screen.getByRole("button", { name: "Quitar" })).toBeDefined()
  expect(screen.getByRole("img", { name: "Tu portada actual" })).toBeDefined()
  unmount()
  open()
  expect(screen.queryByRole("button", { name: "Quitar" })).toBeNull()
})

test("without scripts the same form sends the original file", () => {
  const { container } = open()
  const form = container.querySelector("form")
  expect(form?.getAttribute("enctype")).toBe("multipart/form-data")
  expect(form?.querySelector<HTMLInputElement>("input[type=file]")?.name).toBe("files")
})
