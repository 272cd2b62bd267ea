import { expect, test, vi } from "vitest"
import { captureTags } from "../../../../test/capture-tags.ts"
import { openWhatsApp } from "./open-whatsapp.ts"

const ad = { id: 7, name: "Grúa 3 t & más" }
const place = { siteName: "Wara", url: "https://wara.test/anuncios/grua-3-t" }

test("[B10.62] WhatsApp opens with a full sentence and the ad's link, and the ledger learns it", () => {
  const events = captureTags()
  const sent: [string, string][] = []
  vi.stubGlobal("navigator", {
    sendBeacon: (path: string, body: URLSearchParams) => sent.push([path, String(body)]),
  })
  const opened: string[] = []
  const open = (address: string) => void opened.push(address)
  expect(openWhatsApp({ ad, phone: "+56912345678", ...place, open })).toBe(true)
  const address = new URL(opened[0] ?? "")
  expect(address.host + address.pathname).toBe("wa.me/56912345678")
  expect(address.searchParams.get("text")).toBe(
    `Hola, vi tu anuncio «Grúa 3 t & más» en Wara. ¿Sigue disponible?\n${place.url}`,
  )
  expect(sent).toEqual([["/api/ad-contacts", "ad=7&channel=whatsapp"]])
  expect(events).toEqual([{ event: "generate_lead", item_id: "7", lead_source: "ad_whatsapp" }])
})

test("[B10.62] a landline or no number opens nothing", () => {
  const open = vi.fn()
  for (const phone of ["+56412220001", null, undefined]) {
    expect(openWhatsApp({ ad, phone, ...place, open })).toBe(false)
  }
  expect(open).not.toHaveBeenCalled()
})
