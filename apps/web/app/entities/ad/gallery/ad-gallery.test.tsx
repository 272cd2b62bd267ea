import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { buildImage } from "@wara/factories/build-ad"
import { beforeEach, expect, test, vi } from "vitest"
import { AdGallery } from "./ad-gallery.tsx"

const width = 400

/** jsdom has no layout: a row of 400 px that scrolls at once. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width)
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: unknown) {
    if (typeof to === "object" && to !== null && "left" in to) this.scrollLeft = Number(to.left)
    fireEvent.scroll(this)
  }
})

function renderGallery(count = 3) {
  const images = Array.from({ length: count }, () => buildImage())
  render(<AdGallery images={images} name="Grúa" />)
  return { images, user: userEvent.setup() }
}

const shown = () =>
  screen.getAllByRole("link", { name: /^Mostrar/ }).findIndex((link) => link.ariaCurrent === "true")

test("[S2.11] every picture has a name and links to itself without scripts", () => {
  const { images } = renderGallery()
  expect(screen.getByRole("img", { name: "Grúa, foto 2 de 3" })).toBeDefined()
  const link = screen.getByRole("link", { name: "Ver la foto 2 de 3 en pantalla completa" })
  expect(link.getAttribute("href")).toBe(images[1]?.url.replace("/uploads/", "/api/images/"))
  const thumbnail = screen.getByRole("link", { name: "Mostrar la foto 2" })
  expect(document.querySelector(thumbnail.getAttribute("href") ?? "")?.contains(link)).toBe(true)
})

test("[S2.11] buttons, thumbnails and arrow keys change the picture", async () => {
  const { user } = renderGallery()
  await user.click(screen.getByRole("button", { name: "Foto siguiente" }))
  expect(shown()).toBe(1)
  await user.click(screen.getByRole("link", { name: "Mostrar la foto 3" }))
  expect(shown()).toBe(2)
  screen.getByRole("link", { name: /^Ver la foto 3/ }).focus()
  await user.keyboard("{ArrowLeft}")
  expect(shown()).toBe(1)
  expect(document.activeElement?.ariaLabel).toMatch(/^Ver la foto 2/)
})

test("[S2.11] a swipe changes the picture", () => {
  renderGallery()
  const row = screen.getAllByRole("list")[0]
  if (row === undefined) throw new Error("no pictures")
  row.scrollLeft = 2 * width
  fireEvent.scroll(row)
  expect(shown()).toBe(2)
})

test("[S2.11] the gallery does not wrap around", async () => {
  const { user } = renderGallery(2)
  expect(screen.getByRole("button", { name: "Foto anterior" })).toHaveProperty("disabled", true)
  await user.click(screen.getByRole("button", { name: "Foto siguiente" }))
  expect(screen.getByRole("button", { name: "Foto siguiente" })).toHaveProperty("disabled", true)
})

test("[S2.11] in full screen arrows change the picture and Escape returns to the current one", async () => {
  const { user } = renderGallery()
  await user.click(screen.getByRole("link", { name: /^Ver la foto 2/ }))
  const dialog = await screen.findByRole("dialog", { name: "Grúa" })
  expect(within(dialog).getByText("2 / 3")).toBeDefined()
  await user.keyboard("{ArrowRight}")
  expect(within(dialog).getByText("3 / 3")).toBeDefined()
  await user.keyboard("{Escape}")
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(shown()).toBe(2)
  await waitFor(() => expect(document.activeElement?.ariaLabel).toMatch(/^Ver la foto 3/))
})

test("one picture has no controls; without pictures a text says so", () => {
  renderGallery(1)
  expect(screen.queryByRole("button")).toBeNull()
  renderGallery(0)
  expect(screen.getByText("Este anuncio no tiene fotos")).toBeDefined()
})
