import { openServer, sendJson } from "./open-server.ts"

/** What the api answers to a call. */
export type Answer = { status: number; body: unknown; headers?: Record<string, string> }

/** A refusal, as the api writes it. */
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

/** What a page answered: where it leads, its cookies without their attributes, or its data. */
export function outcomeOf(answer: unknown) {
  if (!(answer instanceof Response)) return answer
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "")
  return { status: answer.status, location: answer.headers.get("Location"), cookies }
}
