import { act, cleanup, render } from "@testing-library/react"
import { paths } from "@wara/domain/site/paths"
import { startTransition, useState } from "react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { isLoadingQuietly } from "../../browser/reload/reload.ts"
import { chooseConsent } from "../consent/consent.ts"
import { everything, nothing } from "../consent/consent-cookie.ts"
import { useRecording } from "./use-recording.ts"

// Imported before the tests, so that none waits for it.
beforeAll(() => import("./rrweb-recorder.ts"))

const sent: { key: string; seq: number; path: string; events: unknown[] }[] = []
const idle: (() => void)[] = []

beforeEach(() => {
  sent.length = 0
  idle.length = 0
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit) => {
    if (url === paths.recordingToken) return new Response(`${crypto.randomUUID()}.until.signature`)
    sent.push(JSON.parse(String(body)).data)
    return new Response(null, { status: 204 })
  })
  vi.stubGlobal("requestIdleCallback", (then: () => void) => idle.push(then))
  vi.stubGlobal("cancelIdleCallback", () => idle.splice(0))
})

afterEach(() => {
  cleanup()
  document.cookie = "site-cookies-accepted=; path=/; max-age=0"
})

let setViewer: (id: number | null) => void

function Page({ isOn }: { isOn: boolean }) {
  const [viewerId, setViewerId] = useState<number | null>(null)
  setViewer = setViewerId
  useRecording(isOn, viewerId)
  return (
    <>
      <header>{viewerId === null ? "Entrar" : "Hola, Secreta"}</header>
      <main>Excavadoras</main>
    </>
  )
}

/** Two pages of the site, the second one private. */
function open({ isOn = true } = {}) {
  const routes = ["/anuncios", "/cuenta"].map((path) => {
    return { path, id: `page${path}`, element: <Page isOn={isOn} /> }
  })
  const router = createMemoryRouter(routes, { initialEntries: ["/anuncios"] })
  render(<RouterProvider router={router} />)
  return router
}

/** The page becomes idle, the recording starts, and its first batch arrives. */
async function recorded(count: number) {
  await act(() => idle.splice(0).forEach((then) => void then()))
  await expect.poll(() => sent).toHaveLength(count)
}

const isPrivate = () => document.documentElement.hasAttribute("data-private-page")

test("[S1.8] nothing is loaded or sent where recording is off or was not consented to", () => {
  chooseConsent(everything)
  open({ isOn: false })
  expect(idle).toEqual([])
  for (const consent of [nothing, { ...everything, recording: false }]) {
    act(() => chooseConsent(consent))
    open()
  }
  expect([idle, sent]).toEqual([[], []])
})

test("with consent the recording starts when the page is idle and stops on withdrawal", async () => {
  const router = open()
  act(() => chooseConsent(everything))
  expect(sent).toEqual([])
  await recorded(1)
  expect(sent[0]).toMatchObject({ seq: 0, path: "/anuncios" })
  expect(isPrivate()).toBe(false)
  document.body.append("algo más")
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(sent[1]).toMatchObject({ key: sent[0]?.key, seq: 1 })
  document.body.append("y más")
  await act(async () => chooseConsent(nothing))
  await act(() => router.navigate("/cuenta"))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(2)
})

test("a private page is marked before it is recorded, and unmarked when left", async () => {
  chooseConsent(everything)
  const router = open()
  expect(isPrivate()).toBe(false)
  await act(() => router.navigate("/cuenta"))
  expect(isPrivate()).toBe(true)
  await act(() => router.navigate("/anuncios"))
  expect(isPrivate()).toBe(false)
})

test("a blocked recorder script does not reload the page", () => {
  chooseConsent(everything)
  open()
  expect(isLoadingQuietly()).toBe(false)
  act(() => idle.splice(0).forEach((then) => void then()))
  expect(isLoadingQuietly()).toBe(true)
})

test("[S3.8] logging in or out starts another recording", async () => {
  chooseConsent(everything)
  open()
  await recorded(1)
  await act(async () => setViewer(7))
  await recorded(2)
  await act(async () => setViewer(null))
  await recorded(3)
  expect(sent.map(({ seq }) => seq)).toEqual([0, 0, 0])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
})

test("a visitor's recording never contains the name of the user who logs in", async () => {
  chooseConsent(everything)
  open()
  await recorded(1)
  const header = document.querySelector("header")
  if (header === null) throw new Error("the page is not there")
  // Sees the name right after the recorder would, and lets it send.
  const seen = Promise.withResolvers<void>()
  const observer = new MutationObserver(() => {
    vi.advanceTimersByTime(5_000)
    seen.resolve()
  })
  observer.observe(header, { characterData: true, childList: true, subtree: true })
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false)
  startTransition(() => setViewer(7))
  await seen.promise
  observer.disconnect()
  expect(header.textContent).toBe("Hola, Secreta")
  expect(JSON.stringify(sent)).not.toContain("Secreta")
})
