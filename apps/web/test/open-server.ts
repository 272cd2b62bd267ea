import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { onFreePort } from "./on-free-port.ts"

export type ReceivedRequest = {
  method: string
  /** Path and query as received. */
  url: string
  headers: IncomingMessage["headers"]
  body: string
}

export type OpenServer = {
  url: string
  received: ReceivedRequest[]
  close: () => Promise<void>
}

/** A real HTTP server on a free port that records its requests. */
export async function openServer(
  answer: (request: ReceivedRequest, response: ServerResponse) => void,
): Promise<OpenServer> {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const seen = {
      method: request.method ?? "",
      url: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    }
    received.push(seen)
    answer(seen, response)
  })
  return { ...(await onFreePort(server)), received }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
}
