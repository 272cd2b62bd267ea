// Long because all tests share one page with its server and browser.

import { cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { renderToString } from "react-dom/server"
import { createMemoryRouter, Link, RouterProvider } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { openServer } from "../../../../test/open-server.ts"
import type { UploadedImage } from "../../../browser/uploads/uploaded-image.ts"
import { GalleryEditor } from "./gallery-editor.tsx"
import { type GalleryInput, useGallery } from "./use-gallery.ts"
import { LeaveGuard } from "./view/leave-guard.tsx"

let size: { width: number; height: number } | null
let close = async () => {}

/** jsdom loads no pictures: the test sets their sizes. */
class MeasuredImage {
  onload = () => {}
  onerror = () => {}
  naturalWidth = size?.width ?? 0
  naturalHeight = size?.height ?? 0
  set src(_: string) {
    queueMicrotask(size === null ? this.onerror : this.onload)
  }
}

/** Nor object URLs. */
class UrlWithFiles extends URL {
  static override createObjectURL = () => "blob:photo"
  static override revokeObjectURL = () => {}
}

beforeEach(() => {
  size = { width: 800, height: 600 }
  vi.stubGlobal("Image", MeasuredImage)
  vi.stubGlobal("URL", UrlWithFiles)
  // jsdom has no layout: photos are in one row.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(rectInRow)
})

afterEach(async () => {
  // Mounted components release their files.
  cleanup()
  await close()
  close = async () => {}
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function rectInRow(this: Element): DOMRect {
  const photo = this.closest("li")
  const row: Element[] = [...(photo?.parentElement?.children ?? [])]
  return new DOMRect(photo ? row.indexOf(photo) * 200 : 0, 0, 190, 200)
}

const stored = (id: number): UploadedImage => {
  const version = { url: `/uploads/${id}.webp`, width: 800, height: 600 }
  return { ...version, id, formats: { medium: version } }
}

/** The gallery as the pages compose it. */
function OwnGallery(props: GalleryInput) {
  const gallery = useGallery(props)
  return (
    <>
      <GalleryEditor gallery={gallery} />
      <LeaveGuard gallery={gallery} />
    </>
  )
}

/** The gallery alone; the server assigns ids from 1 on, or never answers. */
async function open(given: { images?: UploadedImage[]; max?: number; isSilent?: boolean } = {}) {
  let ids = 0
  const server = await openServer((request, response) => {
    const cors = { "access-control-allow-origin": "*" }
    if (given.isSilent) return
    if (request.method === "POST") ids += 1
    response.writeHead(200, { "content-type": "application/json", ...cors })
    response.end(JSON.stringify([stored(ids)]))
  })
  close = server.close
  function Page() {
    const [images, setImages] = useState(given.images ?? [])
    return (
      <>
        <OwnGallery
          images={images}
          onChange={setImages}
          target={{ url: `${server.url}/api/ads/upload`, ticket: null }}
          {...(given.max ? { max: given.max } : {})}
        />
        <p data-testid="ids">{images.map(({ id }) => id).join(" ")}</p>
        <Link to="/otra">Otra</Link>
      </>
    )
  }
  const router = createMemoryRouter([
    { path: "/", element: <Page /> },
    { path: "/otra", element: <p>Otra página</p> },
  ])
  render(<RouterProvider router={router} />)
  return () => server.received.filter(({ method }) => method === "POST")
}

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const photo = (name: string, bytes = jpeg) => new File([bytes], name, { type: "image/jpeg" })
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText("Agregar fotos"), files)
/** Time for real uploads on a busy machine. */
const soon = (check: () => void) => waitFor(check, { timeout: 5_000 })
const ids = () => screen.getByTestId("ids").textContent
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

test("many photos can be chosen at once, and the first becomes the cover", async () => {
  const sent = await open()
  await choose(photo("a.jpg"), photo("b.jpg"), photo("c.jpg"))
  await soon(() => expect(ids()?.split(" ").sort()).toEqual(["1", "2", "3"]))
  const keys = sent().map(({ body }) => /name="key"\r\n\r\n(\w+)/.exec(body)?.[1])
  expect(new Set(keys).size).toBe(3)
  const [first, second] = screen.getAllByRole("listitem")
  expect(within(first ?? document.body).getByText("Portada")).toBeDefined()
  expect(within(second ?? document.body).queryByText("Portada")).toBeNull()
  expect(screen.getByText("3 fotos listas.")).toBeDefined()
})

const three = [stored(11), stored(12), stored(13)]

test("a photo can be moved by keyboard, and its position is announced", async () => {
  await open({ images: three })
  screen.getByRole("button", { name: "Foto 1" }).focus()
  await userEvent.keyboard(" ")
  expect(await screen.findByText("Tienes tomada la foto 1 de 3, en su lugar.")).toBeDefined()
  await userEvent.keyboard("{ArrowRight}")
  expect(await screen.findByText("Está en el lugar 2 de 3.")).toBeDefined()
  await userEvent.keyboard(" ")
  await soon(() => expect(ids()).toBe("12 11 13"))
  expect(await screen.findByText("La dejaste en el lugar 2 de 3.")).toBeDefined()
})

test("buttons move a photo, set the cover, and preserve the focus", async () => {
  await open({ images: three })
  await press("Mover la foto 1 después")
  expect(ids()).toBe("12 11 13")
  expect(screen.getByText("Foto movida al lugar 2 de 3.")).toBeDefined()
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Mover la foto 2 después")
  await press("Usar como portada: foto 3")
  expect(ids()).toBe("13 12 11")
  expect(document.activeElement?.textContent).toBe("Es la portada")
})

test("undoing a removal restores the photo in its place", async () => {
  await open({ images: three })
  await press("Quitar la foto 2")
  expect(ids()).toBe("11 13")
  expect(document.activeElement?.textContent).toBe("Deshacer")
  await press("Deshacer")
  expect(ids()).toBe("11 12 13")
})

const heic = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode("ftypheic\0\0\0\0mif1heic")])

test.each([
  ["HEIC that it cannot show", photo("IMG_1.HEIC", heic), null, "No podemos leer fotos HEIC."],
  ["no picture", photo("a.jpg", new Uint8Array([1, 2, 3])), null, "No aceptamos ese formato."],
  ["an empty file", photo("a.jpg", new Uint8Array()), null, "El archivo está vacío."],
  ["a broken one", photo("a.jpg"), null, "La foto está dañada o incompleta."],
  ["one too small", photo("a.jpg"), { width: 640, height: 479 }, "La foto es muy pequeña"],
  ["one of 81 megapixels", photo("a.jpg"), { width: 9000, height: 9000 }, "64 megapíxeles"],
])("%s is rejected in the browser with its message, and not sent", async (_, file, seen, words) => {
  size = seen
  const sent = await open()
  await userEvent.upload(screen.getByLabelText("Agregar fotos"), file, { applyAccept: false })
  await soon(() => expect(screen.getByRole("alert").textContent).toContain(words))
  expect(screen.getByRole("alert").textContent).toContain(file.name)
  expect(sent()).toEqual([])
  await press("Entendido")
  expect(screen.getByRole("alert").textContent).toBe("")
})

test("photos over the maximum are left out with a message", async () => {
  const sent = await open({ images: three, max: 4 })
  await choose(photo("a.jpg"), photo("b.jpg"), photo("c.jpg"))
  expect(screen.getByText("Un anuncio lleva hasta 4 fotos: dejamos 2 fuera.")).toBeDefined()
  await soon(() => expect(ids()).toBe("11 12 13 1"))
  expect(sent().length).toBe(1)
  expect(screen.queryByLabelText("Agregar fotos")).toBeNull()
})

test("leaving with unfinished uploads asks for confirmation and lists them", async () => {
  await open({ isSilent: true })
  await choose(photo("frente.jpg"))
  const leaving = new Event("beforeunload", { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await userEvent.click(screen.getByRole("link", { name: "Otra" }))
  expect((await screen.findByRole("alertdialog")).textContent).toContain("frente.jpg")
  await press("Quedarme")
  await press("Cancelar la subida de la foto 1")
  await userEvent.click(screen.getByRole("link", { name: "Otra" }))
  expect(await screen.findByText("Otra página")).toBeDefined()
})

test("without scripts the page explains that photos need them", () => {
  const step = (
    <OwnGallery images={[]} onChange={() => {}} target={{ url: "/api/ads/upload", ticket: null }} />
  )
  const router = createMemoryRouter([{ path: "/", element: step }])
  expect(renderToString(<RouterProvider router={router} />)).toMatch(
    /<noscript>.*Para subir fotos necesitas JavaScript/,
  )
})
