import { act, renderHook } from "@testing-library/react"
import { claimRenewalMs } from "@wara/domain/ads/review-claim"
import type { ReactNode } from "react"
import { AdminContext } from "react-admin"
import { MemoryRouter } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { fakeApi, type SeenCall } from "../../test/fake-api.ts"
import { waitingReview } from "../../test/sample-review-texts.ts"
import { i18nProvider } from "../i18n/i18n-provider.ts"
import { dataProvider } from "../wire/data-provider.ts"
import { useClaim } from "./use-claim.ts"

const until = "2026-11-21T17:35:00.000Z"

beforeEach(() => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }))
afterEach(() => vi.restoreAllMocks())

/** A desk with one submission, which its moderator takes. */
async function openAndTake() {
  const seen = fakeApi(({ method }) => ({
    body: method === "DELETE" ? { ok: true } : { data: { until } },
  }))
  const desk = renderHook(() => useClaim(3, waitingReview(), () => undefined), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter>
        <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
          {children}
        </AdminContext>
      </MemoryRouter>
    ),
  })
  act(() => desk.result.current.take())
  await act(() => vi.waitFor(() => expect(claims(seen)).toHaveLength(1)))
  await act(() => vi.waitFor(() => expect(desk.result.current.mineUntil).toBe(until)))
  return { desk, seen }
}

const claims = (seen: SeenCall[]) =>
  seen.filter(({ path }) => path === "admin/reviews/3/claim").map(({ method }) => method)
const pass = () => act(() => vi.advanceTimersByTimeAsync(claimRenewalMs))

test("[B10.49] [B10.107] a claim is renewed every two minutes while its moderator reads, and given back on leaving", async () => {
  const { desk, seen } = await openAndTake()
  expect(claims(seen)).toEqual(["POST"])
  await pass()
  expect(claims(seen)).toEqual(["POST", "POST"])
  await pass()
  expect(claims(seen)).toEqual(["POST", "POST", "POST"])
  desk.unmount()
  expect(claims(seen).at(-1)).toBe("DELETE")
  await pass()
  expect(claims(seen)).toHaveLength(4)
})

test("[B10.107] a hidden page renews nothing, so that others read what was left open", async () => {
  const { seen } = await openAndTake()
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
  await pass()
  expect(claims(seen)).toEqual(["POST"])
  visibility.mockReturnValue("visible")
  await pass()
  expect(claims(seen)).toEqual(["POST", "POST"])
})
