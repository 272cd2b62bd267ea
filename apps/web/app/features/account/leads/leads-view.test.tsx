import { render, screen } from "@testing-library/react"
import type { LeadPage, LeadRow } from "@wara/contract/lead"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { InboxView } from "./leads-view.tsx"

const at = "2026-11-22T16:27:00.000Z"
const place = { tab: "all", ad: null, page: 1 } as const
const pagination = { page: 1, pageSize: 20, pageCount: 1, total: 1 }

function show(page: LeadPage) {
  const element = <InboxView page={page} place={place} />
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />)
}

test("[B10.100] the inbox of a seller without an ad shows what they offered", () => {
  const offered: LeadRow = {
    ...{ documentId: "c4", state: "answered", ad: null, name: "Quien busca" },
    ...{ subject: "Zaranda", excerpt: "Tengo una.", has_unread: false, has_risks: false },
    ...{ awaits_confirmation: false, created_at: at, last_message_at: at },
  }
  const counts = { new: 0, open: 1, closed: 0 }
  show({ data: [offered], meta: { pagination, counts, ads: [] } })
  expect(screen.getByRole("link", { name: /Zaranda/ })).toBeDefined()
  expect(screen.queryByText("Todavía no te han consultado por tus anuncios.")).toBeNull()
})

test("[B10.12] an empty inbox says so", () => {
  show({ data: [], meta: { pagination, counts: { new: 0, open: 0, closed: 0 }, ads: [] } })
  expect(screen.getByText("Todavía no te han consultado por tus anuncios.")).toBeDefined()
})
