import { createServer, type IncomingMessage, type ServerResponse } from "node:http"

export type Answer = {
  status?: number
  type?: string
  body: string | Buffer
  csp?: string
  headers?: Record<string, string>
}
export type Handler = (request: IncomingMessage, url: URL) => Promise<Answer> | Answer

export type StandInServer = { url: string; stop: () => Promise<void> }

export function json(body: unknown, status = 200): Answer {
  return { status, type: "application/json; charset=utf-8", body: JSON.stringify(body) }
}

/** The whole request body, for small messages of tests; it is cut off above 64 kB. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ""
  for await (const chunk of request) {
    text += chunk
    if (text.length > 65_536) break
  }
  const value: unknown = text ? JSON.parse(text) : {}
  return typeof value === "object" && value !== null ? { ...value } : {}
}

/** A plain HTTP server on this machine only. Port 0 takes any free one. */
export function startStandInServer(port: number, handle: Handler): Promise<StandInServer> {
  const server = createServer((request, response) => void answer(request, response, handle))
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => {
      const address = server.address()
      const taken = typeof address === "object" && address ? address.port : port
      const stop = () =>
        new Promise<void>((done) => {
          server.close(() => done())
          server.closeAllConnections()
        })
      resolve({ url: `http://127.0.0.1:${taken}`, stop })
    })
  })
}

async function answer(request: IncomingMessage, response: ServerResponse, handle: Handler) {
  let result: Answer
  try {
    result = await handle(request, new URL(request.url ?? "/", "http://stand-in"))
  } catch (cause) {
    result = json({ error: String(cause) }, 400)
  }
  const { status = 200, type = "text/html; charset=utf-8", body, csp, headers } = result
  response.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    ...(csp ? { "content-security-policy": csp } : {}),
    ...headers,
  })
  response.end(body)
}
