import { createServer, type IncomingMessage, type ServerResponse } from "node:http"

export type ReceivedRequest = {
  method: string
  /** Path and query as they were sent. */
  url: string
  headers: IncomingMessage["headers"]
  body: string
}

export type OpenServer = {
  url: string
  received: ReceivedRequest[]
  close: () => Promise<void>
}

/** A real HTTP server on a free port that writes down what it is asked. */
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port was given")
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
}
