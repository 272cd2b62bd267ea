import { Agent, request } from "node:https"
import { apiHost, siteHost } from "./proxy-files.ts"

export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

export type Ask = {
  path: string
  to?: "site" | "api"
  method?: "GET" | "POST" | "PUT"
  headers?: Record<string, string>
  body?: string | Buffer
  timeoutMs?: number
}

/** Somebody in front of the proxy, with an address of this machine that is theirs alone. */
export type Visitor = {
  address: string
  /** The cookies that the site has set. */
  cookies: Map<string, string>
  /** Throws when no whole answer comes. */
  ask: (what: Ask) => Promise<Answer>
}

/** Connections stay open between requests, as those of browsers do. */
const agent = new Agent({ keepAlive: true, maxSockets: 400, maxFreeSockets: 400 })

/** `number` gives the visitor an address of 127.0.0.0/8, none of which is a trusted proxy. */
export function visitor(securePort: number, number: number): Visitor {
  const address = `127.${20 + Math.floor(number / 60_000)}.${Math.floor(number / 250) % 240}.${1 + (number % 250)}`
  const cookies = new Map<string, string>()
  const ask = async (what: Ask) => {
    const answer = await send(securePort, address, cookieHeader(cookies), what)
    if (what.to !== "api") takeCookies(cookies, answer)
    return answer
  }
  return { address, cookies, ask }
}

const cookieHeader = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")

function takeCookies(cookies: Map<string, string>, { headers }: Answer): void {
  for (const line of [headers["set-cookie"] ?? []].flat()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === "" || /max-age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
}

function send(port: number, localAddress: string, cookie: string, what: Ask): Promise<Answer> {
  const { path, to = "site", method = "GET", headers = {}, body, timeoutMs = 30_000 } = what
  const host = to === "site" ? siteHost : apiHost
  const own = {
    host,
    accept: "text/html,application/json",
    ...(cookie !== "" && to === "site" ? { cookie } : {}),
    ...(method === "GET" ? {} : { origin: `https://${siteHost}` }),
    ...(body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }),
  }
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        ...{ agent, host: "127.0.0.1", port, localAddress, servername: host, path, method },
        headers: { ...own, ...headers },
        rejectUnauthorized: false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on("data", (chunk) => chunks.push(chunk))
        response.on("error", reject)
        response.on("close", () => {
          if (!response.complete) return reject(new Error("the answer broke off"))
          const status = response.statusCode ?? 0
          const text = Buffer.concat(chunks).toString("utf8")
          resolve({ status, headers: response.headers, body: text })
        })
      },
    )
    asked.on("error", reject)
    asked.end(body)
  })
}
