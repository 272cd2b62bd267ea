import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createRoutesStub } from "react-router"
import { beforeEach, expect, test, vi } from "vitest"
import { SeenShelf } from "./seen-shelf.tsx"
import { maxSeen, readSeen, recordSeen, seenKey } from "./seen-store.ts"

const machine = (ad: number) => ({
  ...{ kind: "on-sale", ad, slug: `pala-${ad}`, name: `Pala ${ad}`, price: 9_400_000 },
  ...{ currency: "CLP", photo: null, place: "Calama", daysLeft: 4 },
})

let asked: string[] = []

beforeEach(() => {
  localStorage.clear()
  asked = []
  vi.stubGlobal("fetch", async (url: string) => {
    const ids = new URL(url, "http://wara.test").searchParams.get("ids") ?? ""
    asked.push(ids)
    const ended = { kind: "gone", ad: 2 }
    return Response.json(ids.split(",").map((id) => (id === "2" ? ended : machine(Number(id)))))
  })
})

function renderShelf() {
  const Stub = createRoutesStub([{ path: "/", Component: () => <SeenShelf /> }])
  render(<Stub />)
  return userEvent.setup()
}

test("[B10.28] a browser remembers few ads, each once, the last seen first", () => {
  for (let ad = 1; ad <= maxSeen + 3; ad += 1) recordSeen(ad)
  recordSeen(10)
  expect(readSeen()).toHaveLength(maxSeen)
  expect(readSeen().slice(0, 2)).toEqual([10, maxSeen + 3])
  expect(readSeen().filter((ad) => ad === 10)).toHaveLength(1)
})

test.each(["{", "null", '{"a":1}', '["1",-2,1.5,3000000000]'])(
  "[B10.28] foreign data in the browser are no ads: %s",
  (stored) => {
    localStorage.setItem(seenKey, stored)
    expect(readSeen()).toEqual([])
  },
)

test("[B10.28] the shelf shows the last eight that are still on sale, and forgets all on request", async () => {
  for (const ad of [9, 8, 7, 6, 5, 4, 3, 2, 1]) recordSeen(ad)
  const user = renderShelf()
  expect((await screen.findByRole("link", { name: "Pala 1" })).getAttribute("href")).toBe(
    "/anuncios/pala-1",
  )
  expect(asked).toEqual(["1,2,3,4,5,6,7,8"])
  expect(screen.getAllByRole("article")).toHaveLength(7)
  await user.click(screen.getByRole("button", { name: "Borrar vistos" }))
  expect(screen.getByRole("status").textContent).toContain("Borramos")
  expect(readSeen()).toEqual([])
})

test("[B10.28] without seen ads nothing is shown and nothing is read", () => {
  renderShelf()
  expect(asked).toEqual([])
  expect(screen.queryByRole("heading")).toBeNull()
})
