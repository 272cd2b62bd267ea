import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { type Notice, onNotice } from "../../../ui/notify.ts"
import { ShareLinks } from "./share-links.tsx"

const url = "https://wara.test/anuncios/grua"

afterEach(() => vi.unstubAllGlobals())

test("[S2.11] an ad can be shared by WhatsApp and e-mail with plain links", () => {
  render(<ShareLinks title="Grúa" url={url} />)
  const text = encodeURIComponent(`Grúa ${url}`)
  const whatsapp = screen.getByRole("link", { name: "WhatsApp" })
  expect(whatsapp.getAttribute("href")).toBe(`https://wa.me/?text=${text}`)
  const mail = screen.getByRole("link", { name: "Correo" }).getAttribute("href")
  expect(mail).toBe(`mailto:?subject=${encodeURIComponent("Grúa")}&body=${text}`)
})

test("copying the link is confirmed", async () => {
  const notices: Notice[] = []
  const stop = onNotice((notice) => notices.push(notice))
  const user = userEvent.setup()
  render(<ShareLinks title="Grúa" url={url} />)
  await user.click(screen.getByRole("button", { name: "Copiar enlace" }))
  expect(await navigator.clipboard.readText()).toBe(url)
  expect(notices).toEqual([{ kind: "success", text: "Enlace copiado" }])
  stop()
})

test("the device's share dialog is offered where available", async () => {
  const share = vi.fn().mockRejectedValue(new DOMException("closed", "AbortError"))
  vi.stubGlobal("navigator", { share })
  render(<ShareLinks title="Grúa" url={url} />)
  screen.getByRole("button", { name: "Más" }).click()
  expect(share).toHaveBeenCalledWith({ title: "Grúa", url })
})
