import { expect, test, vi } from "vitest"
import { getJson } from "./get-json.ts"

test("a request that is cancelled while its client is loading is not sent", async () => {
  const fetched = vi.fn(async () => Response.json([]))
  vi.stubGlobal("fetch", fetched)
  const controller = new AbortController()
  const answer = getJson("/api/newest-ads", { signal: controller.signal })
  controller.abort()
  await expect(answer).rejects.toThrow("aborted")
  expect(fetched).not.toHaveBeenCalled()
})
