import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"

export type Answer = {
  status?: number
  type?: string
  body: string | Buffer
  csp?: string
  headers?: Record<string, string>
}
export type Handler = (request: IncomingMessage, url: URL) => Promise<Answer> | Answer

/** Set by tests. error: 500; slow: answers after 30 s; garbage: 200 with invalid JSON. */
export const standInModes = ["ok", "error", "slow", "garbage"] as const
export type StandInMode = (typeof standInModes)[number]

/** Delay of answers in mode slow. */
export const slowMs = 30_000

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

/**
 * Stand-ins replace external services, so they must not run in production unless the installation
 * is declared a demo (WARA_DEMO=1, as `npm start` does).
 */
export function requireStandInAllowed(name: string, env: NodeJS.ProcessEnv = process.env) {
  if (env.NODE_ENV === "production" && env.WARA_DEMO !== "1") {
    throw new Error(`the stand-in ${name} refuses to run in production without WARA_DEMO=1`)
  }
}

/** A plain HTTP server on this machine only. Port 0 takes any free one. */
export function startStandInServer(port: number, handle: Handler): Promise<StandInServer> {
  const server = createServer(async (request, response) => {
    try {
      send(response, await handle(request, new URL(request.url ?? "/", "http://stand-in")))
    } catch (cause) {
      send(response, json({ error: String(cause) }, 400))
    }
  })
  return listenLocally(server, port)
}

export function send(response: ServerResponse, answer: Answer): void {
  const { status = 200, type = "text/html; charset=utf-8", body, csp, headers } = answer
  response.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    ...(csp ? { "content-security-policy": csp } : {}),
    ...headers,
  })
  response.end(body)
}

/** Stopping it also ends open connections. Port 0 takes any free one. */
export function listenLocally(server: Server, port: number): Promise<StandInServer> {
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => {
      const address = server.address()
      const chosen = typeof address === "object" && address ? address.port : port
      const stop = () =>
        new Promise<void>((done) => {
          server.close(() => done())
          server.closeAllConnections()
        })
      resolve({ url: `http://127.0.0.1:${chosen}`, stop })
    })
  })
}

/** A list of texts of a control message; null when it is none. */
export function textsOf(given: unknown): string[] | null {
  return Array.isArray(given) && given.every((one) => typeof one === "string") ? given : null
}
