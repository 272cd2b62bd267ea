import { maxVisitorFavourites } from "@wara/domain/favourites/favourite"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { savedStore, toggleSaved } from "./saved-store.ts"
import { startSync, syncSaved } from "./saved-sync.ts"

type Body = { owner: number; saved: { ad: number }[]; forgotten: number[] }
type Account = Map<number, string>

const price = { price: 5_000_000, currency: "CLP" } as const
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute))
const initial = savedStore.getState()
const shown = () => savedStore.getState().saved.map(({ ad }) => ad)

let account: Account
let isOnline = true
let sent: Body[] = []
let stop = () => {}

/** The site as it answers for one account: applies the changes, the last saved first. */
async function answer(_: string, { body }: { body: string }): Promise<Response> {
  if (!isOnline) throw new TypeError("fetch failed")
  const posted: Body & { saved: { ad: number; saved_at: string }[] } = JSON.parse(body)
  sent.push(posted)
  for (const ad of posted.forgotten) account.delete(ad)
  for (const { ad, saved_at } of posted.saved) if (!account.has(ad)) account.set(ad, saved_at)
  const saved = [...account].map(([ad, saved_at]) => ({ ad, saved_at, ...price }))
  return Response.json({ saved: saved.toSorted((a, b) => b.saved_at.localeCompare(a.saved_at)) })
}

beforeEach(() => {
  account = new Map()
  isOnline = true
  sent = []
  savedStore.setState(initial, true)
  vi.stubGlobal("fetch", answer)
})

afterEach(() => stop())

async function openPageAs(viewer: number | null): Promise<void> {
  stop()
  stop = startSync(viewer)
  await syncSaved()
}

test("[B10.22] a visitor's ads stay in the browser, the newest hundred of them", async () => {
  await openPageAs(null)
  for (let ad = 1; ad <= maxVisitorFavourites + 1; ad++) toggleSaved({ ad, ...price }, at(ad))
  expect(shown()).toHaveLength(maxVisitorFavourites)
  expect(shown()).toContain(maxVisitorFavourites + 1)
  toggleSaved({ ad: 50, ...price }, at(200))
  expect(shown()).not.toContain(50)
  expect(sent).toEqual([])
})

test("[B10.23] what a visitor saved goes to the account that logs in, once, and joins its ads", async () => {
  account.set(7, at(0).toISOString())
  toggleSaved({ ad: 1, ...price }, at(1))
  toggleSaved({ ad: 2, ...price }, at(2))
  await openPageAs(42)
  expect(shown()).toEqual([2, 1, 7])
  expect(sent).toHaveLength(1)
  await openPageAs(42)
  expect(sent).toHaveLength(1)
  expect([...account.keys()].sort()).toEqual([1, 2, 7])
})

test("[B10.22] changes without a connection wait in the browser and are reported later", async () => {
  account.set(7, at(0).toISOString())
  await openPageAs(42)
  isOnline = false
  toggleSaved({ ad: 7, ...price }, at(3))
  toggleSaved({ ad: 8, ...price }, at(4))
  await syncSaved()
  expect(shown()).toEqual([8])
  isOnline = true
  await openPageAs(42)
  expect([...account.keys()]).toEqual([8])
  expect(shown()).toEqual([8])
  expect(savedStore.getState().pending).toEqual({ save: [], forget: [] })
})

test("[B10.22] a change that is made while another is on its way is not lost", async () => {
  await openPageAs(42)
  toggleSaved({ ad: 1, ...price }, at(1))
  const first = syncSaved()
  toggleSaved({ ad: 1, ...price }, at(2))
  toggleSaved({ ad: 2, ...price }, at(3))
  await first
  expect(shown()).toEqual([2])
  await syncSaved()
  await vi.waitFor(() => expect([...account.keys()]).toEqual([2]))
  expect(shown()).toEqual([2])
})

test("[B10.22] an account's ads leave the browser with the log-out and never reach another account", async () => {
  account.set(7, at(0).toISOString())
  await openPageAs(42)
  expect(shown()).toEqual([7])
  await openPageAs(null)
  expect(shown()).toEqual([])
  await openPageAs(42)
  account = new Map()
  await openPageAs(43)
  expect([...account.keys()]).toEqual([])
  expect(shown()).toEqual([])
})

test("a response that is not a list of saved ads changes nothing", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ saved: [{ ad: "1" }] }))
  toggleSaved({ ad: 1, ...price }, at(1))
  await openPageAs(42)
  expect(shown()).toEqual([1])
})
