import { openServer, sendJson } from "./open-server.ts"

/** The api's response to a call. */
export type Answer = { status: number; body: unknown; headers?: Record<string, string> }

/** An error in the api's format. */
export function refusal(status: number, name: string, details: object = {}): Answer {
  return { status, body: { data: null, error: { status, name, message: "english", details } } }
}

/** Replaces the api: returns the test's responses, otherwise 404. */
export function openAnsweringApi(answerTo: (method: string, path: string) => Answer | undefined) {
  return openServer((request, response) => {
    const { pathname } = new URL(request.url, "http://api.test")
    const path = pathname.replace("/api", "")
    const { status, body, headers } =
      answerTo(request.method, path) ?? refusal(404, "NotFoundError")
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
    sendJson(response, status, body)
  })
}

/** A page's result: its redirect, its cookies without attributes, or its data. */
export function outcomeOf(answer: unknown) {
  if (!(answer instanceof Response)) return answer
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "")
  return { status: answer.status, location: answer.headers.get("Location"), cookies }
}
