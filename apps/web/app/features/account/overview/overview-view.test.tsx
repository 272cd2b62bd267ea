import { cleanup, render, screen, within } from "@testing-library/react"
import type { AccountSummary } from "@wara/contract/account"
import type { FiguresSummary } from "@wara/contract/ad-figures"
import type { Order } from "@wara/contract/order"
import { adStates } from "@wara/domain/ads/ad-state"
import { buildOrder } from "@wara/factories/build-order"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { OverviewView } from "./overview-view.tsx"

type Given = {
  credits?: Partial<AccountSummary["credits"]>
  ads?: Partial<AccountSummary["ads_by_state"]>
  completeness?: AccountSummary["completeness"]
  orders?: Order[] | null
  figures?: FiguresSummary | null
  newQuestions?: number
}

function renderOverview(given: Given = {}) {
  const { credits, ads, completeness, figures = null, orders = [], newQuestions = 0 } = given
  const none = { draft: 0, awaiting_payment: 0, pending: 0, changes_requested: 0, rejected: 0 }
  const ended = { active: 0, on_hold: 0, expired: 0, deactivated: 0, banned: 0 }
  const summary: AccountSummary = {
    credits: { publication: 0, featured: 0, days: 15, free_used_elsewhere: 0, ...credits },
    ads_by_state: { ...none, ...ended, ...ads },
    completeness: completeness ?? { percent: 100, missing: [] },
  }
  const data = { summary, figures, orders, newQuestions }
  const view = <OverviewView firstname="Ana" {...data} />
  render(view, { wrapper: MemoryRouter })
}

function panel(name: string) {
  return within(screen.getByRole("region", { name }))
}

test("[S2.16] the overview greets and counts both kinds of credit with what they are for", () => {
  renderOverview({ credits: { publication: 14, featured: 1, days: 15 } })
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Hola, Ana")
  const credits = panel("Tus créditos")
  expect(credits.getByText("14").parentElement?.textContent).toBe("14créditos de publicación")
  expect(credits.getByText("1").parentElement?.textContent).toBe("1crédito para destacar")
  expect(credits.getByText("+4")).toBeDefined()
  expect(credits.getByText(/publicas un anuncio por 15 días/)).toBeDefined()
})

test("[S2.16] ads are grouped by state with their next action, those that need the owner first", () => {
  renderOverview({ ads: { active: 12, changes_requested: 1 } })
  const rows = panel("Tus anuncios").getAllByRole("listitem")
  expect(rows.map((row) => row.textContent)).toEqual([
    "1Con cambios pedidosCorrige lo que pedimos y reenvíalos.",
    "12PublicadosEstán a la vista. Mantenlos al día.",
  ])
  const all = screen.getByRole("link", { name: "Ver mis anuncios" })
  expect(all.getAttribute("href")).toBe("/cuenta/mis-anuncios")
})

test("[B8.186] each state of the overview leads to the tab that shows it", () => {
  renderOverview({ ads: { changes_requested: 1, awaiting_payment: 2, on_hold: 1, banned: 3 } })
  const links = panel("Tus anuncios").getAllByRole("link")
  const paths = links.map((link) => [link.textContent, link.getAttribute("href")])
  expect(Object.fromEntries(paths)).toMatchObject({
    "Con cambios pedidos": "/cuenta/mis-anuncios?estado=corregir",
    "Por pagar": "/cuenta/mis-anuncios?estado=borradores",
    "En revisión preventiva": "/cuenta/mis-anuncios?estado=revision",
    Bloqueados: "/cuenta/mis-anuncios?estado=rechazados",
  })
})

test("[B10.244] questions that were not read come first, with the way to them", () => {
  renderOverview({ newQuestions: 2 })
  const link = panel("2 consultas sin leer").getByRole("link", { name: "Leer y responder" })
  expect(link.getAttribute("href")).toBe("/cuenta/consultas?estado=nuevas")
  cleanup()
  renderOverview()
  expect(screen.queryByRole("link", { name: "Leer y responder" })).toBeNull()
})

test("without ads the page explains what will appear", () => {
  renderOverview()
  expect(panel("Tus anuncios").getByText("Todavía no tienes anuncios.")).toBeDefined()
  expect(panel("Últimas órdenes").getByText(/Todavía no has comprado nada/)).toBeDefined()
})

test("[S2.16] recent orders link to their receipts; without orders the page still renders", () => {
  renderOverview({ orders: [buildOrder({ documentId: "o1", state: "rejected" })] })
  const order = panel("Últimas órdenes").getByRole("link", { name: /15 anuncios/ })
  expect(order.getAttribute("href")).toBe("/cuenta/mis-ordenes/o1")
  expect(order.textContent).toContain("Rechazada")
  cleanup()
  renderOverview({ orders: null })
  expect(panel("Últimas órdenes").getByText(/No pudimos cargar/)).toBeDefined()
})

test("[S2.16] each missing part of the profile links to its form", () => {
  renderOverview({
    completeness: { percent: 33, missing: ["confirmed", "phone", "commune", "avatar"] },
  })
  const profile = panel("Tu perfil")
  expect(profile.getByText("33 % completo")).toBeDefined()
  expect(profile.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/cuenta/perfil/editar#phone",
    "/cuenta/perfil/editar#region",
    "/cuenta/avatar",
  ])
})

test("the list covers every state of an ad", () => {
  renderOverview({ ads: Object.fromEntries(adStates.map((state) => [state, 1])) })
  expect(panel("Tus anuncios").getAllByRole("listitem")).toHaveLength(adStates.length)
})

test("[B10.74] the overview has the week of all ads next to the one before", () => {
  const none = { whatsapp: 0, calls: 0, shares: 0, qr: 0, list_views: 0, views: 0, contacts: 0 }
  const week = { ...none, list_views: 1_240, views: 73, contacts: 3, saves: 1 }
  const figures = { week, before: { ...none, views: 80, saves: 0 } }
  renderOverview({ ads: { active: 2 }, figures })
  const shown = panel("Tus anuncios esta semana").getAllByRole("definition")
  expect(shown.map((one) => one.textContent).join(" ")).toBe(
    "1.240 antes 0 73 antes 80 3 antes 0 1 antes 0",
  )
  cleanup()
  renderOverview({ figures })
  expect(screen.queryByRole("region", { name: "Tus anuncios esta semana" })).toBeNull()
})
