import { fireEvent, render, screen } from "@testing-library/react"
import type { LeadThread } from "@wara/contract/lead"
import { createMemoryRouter, RouterProvider, useLoaderData, useRevalidator } from "react-router"
import { expect, test } from "vitest"
import { ThreadView } from "./thread-view.tsx"

const at = "2026-11-20T15:00:00.000Z"
const message = { author: "buyer" as const, text: "¿Sigue disponible?", risks: [] }
const thread: LeadThread = {
  ...{ documentId: "c4", side: "seller", state: "seen", asks: ["disponibilidad"], note: null },
  ...{ subject: "Pala Cat", can_block: true, measure: null },
  ad: { id: 7, name: "Pala Cat", slug: "pala", price: 1000, currency: "CLP", is_public: true },
  messages: [{ ...message, created_at: at, is_read: true }],
  ...{ person: { name: "Ana Soto", phone: "", company: "" }, is_blocked: false, can_reply: true },
  ...{ awaits_confirmation: false, created_at: at, last_message_at: at },
}
const answer = { author: "seller" as const, text: "Sí", risks: [], created_at: at, is_read: false }

function Page() {
  const { reload, shown } = useLoaderData<{ reload: number; shown: LeadThread }>()
  const { revalidate } = useRevalidator()
  const page = { isOwn: false, templates: [], offered: null, failure: null }
  return (
    <>
      <ThreadView {...page} thread={shown} messageKey={`key-${reload}`} />
      <button type="button" onClick={() => void revalidate()}>
        {`recarga ${reload}`}
      </button>
    </>
  )
}

test("[B10.185] a question that waits for its confirmation is not said to be sent", () => {
  const waiting = { ...thread, side: "buyer", state: "new", can_reply: false } as const
  const element = (
    <ThreadView
      {...{ messageKey: "key", isOwn: false, templates: [], offered: null, failure: null }}
      thread={{ ...waiting, person: null, awaits_confirmation: true }}
    />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />)
  expect(screen.getByText("Falta tu confirmación")).toBeDefined()
  expect(screen.queryByText("Enviada")).toBeNull()
  expect(screen.getByText(/todavía no llega al vendedor, porque/)).toBeDefined()
})

test("[B8.157] the buyer of an ad that the team took out of sight is warned above the messages", () => {
  const page = { messageKey: "key", isOwn: false, templates: [], offered: null, failure: null }
  const shown = { ...thread, side: "buyer", person: null, measure: "on_hold" } as const
  const element = <ThreadView {...page} thread={shown} />
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />)
  expect(screen.getByText(/^Estamos revisando este anuncio\./)).toBeDefined()
})

test("[B10.2] what is being typed stays when the page is read again, until the message arrived", async () => {
  let reload = 0
  let shown = thread
  const loader = () => ({ reload: reload++, shown })
  const router = createMemoryRouter([
    { path: "/", loader, element: <Page />, hydrateFallbackElement: <p /> },
  ])
  render(<RouterProvider router={router} />)
  const field = () => screen.getByLabelText<HTMLTextAreaElement>("Tu respuesta")
  const key = () => field().form?.elements.namedItem("key")
  await screen.findByText("recarga 0")
  fireEvent.change(field(), { target: { value: "Sí, y puedes verla el lunes." } })
  fireEvent.click(screen.getByText("recarga 0"))
  await screen.findByText("recarga 1")
  expect(field().value).toBe("Sí, y puedes verla el lunes.")
  expect(key()).toHaveProperty("value", "key-0")

  shown = { ...thread, state: "answered", messages: [...thread.messages, answer] }
  fireEvent.click(screen.getByText("recarga 1"))
  await screen.findByText("recarga 2")
  expect(field().value).toBe("")
  expect(key()).toHaveProperty("value", "key-2")
})

test("[B10.215] a question that waits for its confirmation is not called sent", async () => {
  const shown: LeadThread = { ...thread, side: "buyer", state: "new", awaits_confirmation: true }
  const loader = () => ({ reload: 0, shown })
  const router = createMemoryRouter([
    { path: "/", loader, element: <Page />, hydrateFallbackElement: <p /> },
  ])
  render(<RouterProvider router={router} />)
  expect(await screen.findByText("Falta tu confirmación")).toBeDefined()
  expect(screen.queryByText("Enviada")).toBeNull()
})

test.each([
  ["+56987654322", "+56 9 8765 4322", "tel:+56987654322"],
  ["+51987654321", "+51987654321", "tel:+51987654321"],
  ["preguntar por Ana", "preguntar por Ana", undefined],
])("[B8.187] the seller calls the buyer by pressing the number: %s", (phone, text, link) => {
  const page = { messageKey: "key", isOwn: true, templates: [], offered: null, failure: null }
  const shown = { ...thread, person: { name: "Ana Soto", phone, company: "" } }
  const element = <ThreadView {...page} thread={shown} />
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />)
  expect(screen.getByText(text).getAttribute("href") ?? undefined).toBe(link)
})
