import { vi } from "vitest"

/** A call of the panel. */
export type SeenCall = {
  method: string
  path: string
  query: Record<string, string>
  body: unknown
  headers: Headers
}

/** The stubbed response to a call. */
export type Answer = { status?: number; body?: unknown }

/** The api's error format. */
export function errorBody(status: number, name: string, errors: unknown[] = []) {
  return {
    data: null,
    error: { status, name, message: "told to programmers", details: { errors } },
  }
}

/** Replaces the api behind `fetch`; returns the recorded calls. */
export function fakeApi(answer: (call: SeenCall) => Answer): SeenCall[] {
  const seen: SeenCall[] = []
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, "http://panel.test")
    const call = {
      method: init.method ?? "GET",
      path: url.pathname.replace(/^\/api\//, ""),
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    }
    seen.push(call)
    const { status = 200, body } = answer(call)
    const text = body === undefined ? null : JSON.stringify(body)
    return new Response(text, { status })
  })
  return seen
}
