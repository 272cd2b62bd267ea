import { buffer } from "node:stream/consumers"
import { isProgram, type Reference, serveReference, startReference } from "./serve-reference.ts"

/** A plain Node server that answers every request with these bytes: the limit for any page. */
export function startConstantServer(body: Buffer): Promise<Reference> {
  return startReference(import.meta.url, body)
}

if (isProgram(import.meta.url)) {
  const body = await buffer(process.stdin)
  const headers = ["content-type", "text/html; charset=utf-8", "content-length", `${body.length}`]
  await serveReference((_request, response) => {
    response.writeHead(200, headers).end(body)
  })
}
