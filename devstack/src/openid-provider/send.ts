import type { ServerResponse } from "node:http"

export function send(
  response: ServerResponse,
  status: number,
  body: string,
  type = "text/html",
): void {
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
  })
  response.end(body)
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, JSON.stringify(body), "application/json")
}
