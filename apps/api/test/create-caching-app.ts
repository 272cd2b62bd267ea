import { vi } from "vitest"
import type { Config } from "../src/config.ts"
import { createTestApp, type TestApp, testServiceToken } from "./create-test-app.ts"

/** An api that shares answers; `counts` are those of its metrics. */
export type CachingApp = TestApp & {
  counts: () => Promise<{ stored: number; pending: number; missing: number }>
  /** Resolves once changes arrive and answers are stored. */
  untilListening: () => Promise<void>
  /** Calls an address as a visitor, or as the web server for all users. */
  read: (path: string, audience?: "visitor" | "user", position?: string) => Promise<Read>
}

type Read = { status: number; text: string; headers: Record<string, unknown> }

export async function createCachingApp(config: Partial<Config> = {}): Promise<CachingApp> {
  const api = await createTestApp({ config: { answerCacheBytes: 4_000_000, ...config } })
  const counts = async () => {
    const { body } = await api.app.inject("/metrics")
    const count = (result: string) =>
      Number(new RegExp(`answer_cache_answers_total{result="${result}"} (\\d+)`).exec(body)?.[1])
    return { stored: count("stored"), pending: count("pending"), missing: count("missing") }
  }
  const read: CachingApp["read"] = async (path, audience = "visitor", position = "") => {
    const forUsers = { "x-service-token": testServiceToken, "x-audience": "user" }
    const known = position === "" ? {} : { "x-change-position": position }
    const headers = { ...(audience === "user" ? forUsers : {}), ...known }
    const answer = await api.app.inject({ url: `/api${path}`, headers })
    return { status: answer.statusCode, text: answer.body, headers: answer.headers }
  }
  const untilListening = async () => {
    const { stored } = await counts()
    await vi.waitUntil(async () => {
      await read("/conditions?pageSize=1")
      return (await counts()).stored > stored
    }, 4_000)
  }
  await untilListening()
  return { ...api, counts, read, untilListening }
}
