import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { buildAccount } from "@wara/factories/build-account"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, expect, test, vi } from "vitest"
import { ProfileForm, profileValues } from "./profile-form.tsx"

const regions = [
  { value: "antofagasta", label: "Antofagasta" },
  { value: "los-lagos", label: "Los Lagos" },
]
const calama = { value: "22", label: "Calama" }
const osorno = { id: 101, name: "Osorno", region: { id: 9, name: "Los Lagos", slug: "los-lagos" } }
const region = { id: 2, documentId: "r2", name: "Antofagasta", slug: "antofagasta" }
const account = buildAccount({
  commune: { id: 22, documentId: "c22", name: "Calama", slug: "calama", region },
})

function renderForm(given: Partial<Parameters<typeof ProfileForm>[0]> = {}) {
  const form = (
    <ProfileForm
      values={profileValues(account)}
      regions={regions}
      communes={[calama]}
      isPro={false}
      result={undefined}
      {...given}
    />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: form }])} />)
}

function optionsOf(name: string) {
  const options = within(screen.getByRole("combobox", { name })).getAllByRole("option")
  return options.map((option) => option.textContent)
}

/** A stand-in for the site's server. */
function answerWith(answer: () => Promise<Response>) {
  const asked: string[] = []
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url)
    return answer()
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

test("[S2.16] the form starts with the stored values, formatted", () => {
  renderForm()
  const value = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name }).value
  expect(value("Tu RUT (opcional)")).toBe("12.345.678-5")
  expect(value("Teléfono (opcional)")).toBe("+56 9 1234 5678")
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Comuna" }).value).toBe("22")
})

test("[S5.1] a failure to load communes is shown next to the region", async () => {
  answerWith(() => Promise.resolve(Response.json({ data: null })))
  renderForm()
  const place = screen.getByRole("combobox", { name: "Región (opcional)" })
  fireEvent.change(place, { target: { value: "los-lagos" } })
  await screen.findByText("Error al cargar las comunas")
  expect(screen.getByRole("option", { name: "Elige la región otra vez" })).toBeDefined()
  expect(place.getAttribute("aria-invalid")).toBe("true")
})

test("[S2.16] the communes follow the region; those that came with the page are not requested", async () => {
  const asked = answerWith(() => Promise.resolve(Response.json({ data: [osorno] })))
  renderForm()
  expect(optionsOf("Comuna")).toEqual(["Elige una comuna", "Calama"])
  const place = screen.getByRole("combobox", { name: "Región (opcional)" })
  fireEvent.change(place, { target: { value: "los-lagos" } })
  expect(optionsOf("Comuna")).toEqual(["Cargando comunas…"])
  await waitFor(() => expect(optionsOf("Comuna")).toEqual(["Elige una comuna", "Osorno"]))
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Comuna" }).value).toBe("")
  expect(asked).toEqual(["/api/communes"])
})

test("RUT and telephone are formatted on blur, and the description's length is shown", () => {
  renderForm()
  const rut = screen.getByRole<HTMLInputElement>("textbox", { name: "Tu RUT (opcional)" })
  fireEvent.change(rut, { target: { value: "76086428-5" } })
  fireEvent.blur(rut)
  expect(rut.value).toBe("76.086.428-5")
  const text = screen.getByRole("textbox", { name: /Quién eres/ })
  fireEvent.change(text, { target: { value: "Grúas" } })
  expect(screen.getByText(/5 de 1\.000 caracteres/)).toBeDefined()
})

test("[S2.16] the input is preserved, each error is next to its field, and the first has the focus", () => {
  const values = { ...profileValues(account), firstname: "", phone: "123" }
  const errors = { firstname: "Escribe tu nombre.", phone: "Ese teléfono no parece chileno." }
  renderForm({ result: { values, errors, failure: null } })
  const first = screen.getByRole("textbox", { name: "Nombre", description: "Escribe tu nombre." })
  expect(document.activeElement).toBe(first)
  const phone = screen.getByRole<HTMLInputElement>("textbox", { name: "Teléfono (opcional)" })
  expect(phone.value).toBe("123")
})
