import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Ad } from "@wara/contract/ad"
import type { Conversion } from "@wara/contract/indicator"
import type { SellerContact } from "@wara/contract/seller"
import type { CleanNode } from "@wara/domain/content/sanitise"
import { buildSeller } from "@wara/factories/build-account"
import { buildAd, buildCommune } from "@wara/factories/build-ad"
import { buildConversion } from "@wara/factories/build-catalog"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { AdDetailView } from "./ad-detail-view.tsx"

const user = { firstname: "Pedro" }
const contact = { name: "Camila Rojas", email: "a@wara.test", phone: "+56912345678" }

/** Presses the button that reveals the contact data. */
async function reveal() {
  await userEvent.click(screen.getByRole("button", { name: "Ver teléfono y correo" }))
  await screen.findByRole("link", { name: "Llamar" })
}

async function renderDetail(
  overrides: Partial<Ad> = {},
  props: {
    about?: CleanNode[]
    viewer?: object | null
    conversions?: Conversion[]
    contact?: SellerContact
    answerTime?: string | null
  } = {},
) {
  const { contact: revealed = contact, ...shown } = props
  const action = () => ({ contact: revealed, failure: null, isUnconfirmed: false })
  const element = (
    <AdDetailView
      siteName="Wara"
      ad={buildAd(overrides)}
      about={["Lista para trabajar."]}
      related={[]}
      viewer={null}
      conversions={[buildConversion()]}
      url="https://wara.test/anuncios/pc200"
      answerTime={null}
      qr={{ d: "M0 0h1v1h-1z", size: 21 }}
      {...shown}
    />
  )
  const router = createMemoryRouter([{ path: "/", element, action }])
  await act(async () => render(<RouterProvider router={router} />))
}

test("[S2.11] [S1.5] the price says + IVA, with tax and total next to it", async () => {
  await renderDetail({ price: 1_000_000, currency: "CLP" })
  const page = document.body.textContent
  expect(page).toContain("$1.000.000 + IVA")
  expect(page).toContain("IVA 19 %$190.000")
  expect(page).toContain("Total con IVA$1.190.000")
})

test("[B10.21] a price that fell says by how much, when, and from which price", async () => {
  await renderDetail({
    price: 9_400_000,
    price_before_drop: 10_000_000,
    price_dropped_at: "2026-11-13T02:00:00.000Z",
  })
  expect(document.body.textContent).toContain("Bajó 6\u00a0% el 12 de noviembre Antes $10.000.000")
})

test("[S2.11] the price in UF shows the indicator's day", async () => {
  await renderDetail({ price: 1_000_000 })
  expect(screen.getByText(/≈ UF 25,00/).textContent).toContain("(UF del 21-11)")
})

test("[S2.11] without indicators there is no conversion", async () => {
  await renderDetail({}, { conversions: [] })
  expect(screen.queryByText(/≈/)).toBeNull()
})

test("[S2.11] visitors see neither seller nor contact, but an invitation to log in", async () => {
  await renderDetail({ user: buildSeller(), slug: "grua" })
  const invitation = screen.getByRole("link", { name: "Inicia sesión para ver al anunciante" })
  const loginPath = "/login?volver=%2Fanuncios%2Fgrua"
  expect(invitation.getAttribute("href")).toBe(loginPath)
  const bar = screen.getByRole("link", { name: "WhatsApp al vendedor" })
  expect(bar.getAttribute("href")).toBe(loginPath)
  expect(document.body.innerHTML).not.toMatch(/a@wara\.test|12345678|Camila/)
})

test("[S2.11] [B8.4] users see the seller, and the contact once they ask; a professional's profile is linked", async () => {
  const seller = buildSeller({ pro: true, username: "loa", firstname: "Camila", lastname: "Rojas" })
  await renderDetail({ user: seller }, { viewer: user })
  expect(screen.getByText("Camila Rojas")).toBeDefined()
  expect(document.body.innerHTML).not.toMatch(/a@wara\.test|12345678/)
  await reveal()
  const profile = screen.getByRole("link", { name: "Ver perfil y sus anuncios" })
  expect(profile.getAttribute("href")).toBe("/loa")
  expect(screen.getByRole("link", { name: "Llamar" }).getAttribute("href")).toBe("tel:+56912345678")
  const whatsapp = screen.getAllByRole("link", { name: "WhatsApp" })[0]
  expect(whatsapp?.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/56912345678\?text=/)
})

test("[B5.9] the contact panel shows a professional seller's company, with the person as contact", async () => {
  const seller = buildSeller({
    pro: true,
    company_name: "Maquinarias Lomas Pardas",
    firstname: "Rodrigo",
    lastname: "Ibacache",
  })
  await renderDetail({ user: seller }, { viewer: user })
  expect(screen.getByText("Maquinarias Lomas Pardas")).toBeDefined()
  expect(screen.getByText("Contacto: Rodrigo Ibacache")).toBeDefined()
  await reveal()
  const whatsapp = screen.getAllByRole<HTMLAnchorElement>("link", { name: "WhatsApp" })[0]
  const text = new URL(whatsapp?.href ?? "").searchParams.get("text")
  expect(text).toContain("https://wara.test/anuncios/pc200")
})

test("[B10.222] owners find their tools in the place of a buyer's, once the page runs", async () => {
  const seller = buildSeller({ id: 71 })
  const ad = { id: 12, name: "Pala Cat 950", user: seller }
  await renderDetail(ad, { viewer: { id: 71, firstname: "Rosa" } })
  const tools = within(await screen.findByRole("region", { name: "Este anuncio es tuyo" }))
  const links = tools.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(links).toEqual([
    "/cuenta/mis-anuncios/12/editar",
    "/cuenta/mis-anuncios?q=Pala+Cat+950",
    "/cuenta/consultas?anuncio=12",
  ])
  expect(document.body.textContent).not.toMatch(
    /Consultar|Ver teléfono|Denunciar|WhatsApp al vendedor/,
  )
  cleanup()
  await renderDetail(ad, { viewer: { id: 72, firstname: "Ana" } })
  expect(screen.queryByText("Este anuncio es tuyo")).toBeNull()
  expect(screen.getAllByText("Consultar").length).toBeGreaterThan(0)
})

test("[B5.11] users see since when the seller is a member, visitors do not", async () => {
  const seller = buildSeller({ member_since: "2025-05-12T12:00:00.000Z" })
  await renderDetail({ user: seller }, { viewer: user })
  expect(screen.getByText("Miembro desde mayo de 2025")).toBeDefined()
  cleanup()
  await renderDetail({ user: seller })
  expect(screen.queryByText(/Miembro desde/)).toBeNull()
})

test("[B5.11] the ad shows its number, and safety advice next to the contact", async () => {
  await renderDetail({ id: 1302 })
  expect(screen.getByText(/^N\.º\s1302$/).previousElementSibling?.textContent).toBe("Anuncio")
  const advice = screen.getByRole("link", { name: "Consejos para comprar seguro" })
  expect(advice.getAttribute("href")).toBe("/consejos-de-seguridad")
  expect(advice.closest("section")?.textContent).toContain("Inicia sesión para ver al anunciante")
})

test("[B10.11] the usual answer time stands by the question to the seller", async () => {
  await renderDetail({}, { answerTime: "Suele responder en 2 h" })
  const question = screen.getByRole("region", { name: "Pregúntale al vendedor" })
  expect(within(question).getByText("Suele responder en 2 h")).toBeDefined()
})

test("[S2.2] a private seller's profile is not linked", async () => {
  await renderDetail({ user: buildSeller({ pro: false, username: "ana" }) }, { viewer: user })
  expect(screen.queryByRole("link", { name: /perfil/ })).toBeNull()
})

test("[B10.62] a landline has no WhatsApp", async () => {
  const landline = { ...contact, phone: "+56552123456" }
  await renderDetail({}, { viewer: user, contact: landline })
  // [B10.62] The bar of a phone leads to the contact data instead.
  await userEvent.click(screen.getByRole("link", { name: "WhatsApp al vendedor" }))
  await screen.findByRole("link", { name: "Llamar" })
  await waitFor(() => expect(window.location.hash).toBe("#contacto"))
  expect(screen.getAllByRole("link", { name: "WhatsApp" })).toHaveLength(1)
})

test.each([
  [1, "Queda 1 día"],
  [4, "Quedan 4 días"],
])("[S2.11] %d days left are shown as '%s'", async (remaining_days, text) => {
  await renderDetail({ remaining_days, published_at: "2026-11-10T15:00:00.000Z" })
  expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByText("10 de noviembre de 2026")).toBeDefined()
})

test("on paper the last day is printed instead of the days left", async () => {
  await renderDetail({ remaining_days: 4, expires_at: "2026-12-05T15:00:00.000Z" })
  expect(screen.getByText("Hasta el 5 de diciembre de 2026").className).toContain("print:inline")
  expect(screen.getByText("Quedan 4 días").className).toContain("print:hidden")
  const end = screen.getByText("El anuncio completo, en línea:", { exact: false }).closest("aside")
  expect(end?.className).toContain("print:flex")
  expect(end?.textContent).toContain("Wara")
})

test("[S2.11] the place links to other ads there", async () => {
  await renderDetail({ commune: buildCommune() })
  const calama = screen.getByRole("link", { name: "Calama" })
  expect(calama.getAttribute("href")).toBe("/anuncios?region=antofagasta&comuna=calama")
  const region = screen.getByRole("link", { name: "Antofagasta" })
  expect(region.getAttribute("href")).toBe("/anuncios?region=antofagasta")
})

test("[S2.11] the sheet is a table with units and omits unknown values", async () => {
  await renderDetail({ weight: 20_500, width: 280, height: 0, depth: 0, year: 0, model: "" })
  const table = within(screen.getByRole("table", { name: "Ficha técnica" }))
  const rows = table.getAllByRole("row").map((row) => row.textContent)
  expect(rows).toEqual(["EstadoUsado", "MarcaKomatsu", "Peso20,5 t", "Ancho2,8 m"])
})

test("[S2.11] the description keeps its paragraphs and its emphasis", async () => {
  const marked: CleanNode = { tag: "p", children: ["Vista en faena."] }
  const about: CleanNode[] = ["Lista.\n\n", { tag: "b", children: ["Con"] }, " garantía.", marked]
  await renderDetail({}, { about })
  const paragraphs = ["Lista.", "Con garantía.", "Vista en faena."]
  const shown = screen.getByRole("heading", { name: "Descripción" }).parentElement
  expect([...(shown?.querySelectorAll("p") ?? [])].map((one) => one.textContent)).toEqual(
    paragraphs,
  )
  expect(screen.getByText("Con").tagName).toBe("B")
})

test("only an oversize machine has a note about its transport", async () => {
  await renderDetail({ width: 100, height: 100, depth: 100, weight: 100 })
  expect(screen.queryByRole("note")).toBeNull()
  await renderDetail({ width: 725 })
  expect(screen.getByRole("note").textContent).toContain("Carga sobredimensionada")
})

test("a printed ad has the seller's contact and the page's URL", async () => {
  await renderDetail({}, { viewer: user })
  await reveal()
  const printed = screen.getAllByText("+56 9 1234 5678").at(-1)?.parentElement
  expect(printed?.className).toContain("print:block")
  expect(printed?.textContent).toContain("a@wara.test")
  expect(screen.getByText("wara.test/anuncios/pc200")).toBeDefined()
  expect(document.querySelector('path[d="M0 0h1v1h-1z"]')).not.toBeNull()
})

test("[S2.11] breadcrumbs lead back through the category", async () => {
  await renderDetail()
  const crumbs = within(screen.getByRole("navigation", { name: "Ruta de la página" }))
  const targets = crumbs.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(targets).toEqual(["/", "/anuncios", expect.stringMatching(/^\/anuncios\?category=/)])
})
