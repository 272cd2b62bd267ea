import type { Config } from "../app/config.server.ts"

/**
 * The request with its public address; a proxy in front may have terminated https. Actions compare
 * it with the origin of the post, which was already validated.
 */
export function atPublicAddress(request: Request, { baseUrl }: Config): Request {
  const { method, headers, body, signal } = request
  const { pathname, search } = new URL(request.url)
  const reads = method === "GET" || method === "HEAD"
  const origin = reads ? baseUrl : (headers.get("origin") ?? baseUrl)
  const init: RequestInit & { duplex: "half" } = { method, headers, body, signal, duplex: "half" }
  return new Request(origin + pathname + search, init)
}

/**
 * The request after its body has arrived: slow senders must not occupy a rendering slot. Null when
 * it was too long or the sender has disconnected.
 */
export async function arrived(request: Request): Promise<Request | null> {
  if (request.body === null) return request
  const { url, method, headers, signal } = request
  const body = await request.arrayBuffer().catch(() => null)
  return body === null ? null : new Request(url, { method, headers, signal, body })
}

/**
 * The request with a path that can be decoded, as every address of ours can. The router reports any
 * other path to the console, raw and outside of the log's lines; with its percent signs escaped it is
 * an ordinary address that does not exist.
 */
export function withDecodablePath(request: Request): Request {
  const { origin, pathname, search } = new URL(request.url)
  if (isDecodable(pathname)) return request
  return new Request(`${origin}${pathname.replaceAll("%", "%25")}${search}`, request)
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
