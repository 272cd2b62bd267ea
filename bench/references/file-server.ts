import { readFile } from "node:fs"
import { text } from "node:stream/consumers"
import { isProgram, type Reference, serveReference, startReference } from "./serve-reference.ts"

/** A plain Node server that reads this file for each request and sends it: a static file. */
export function startFileServer(file: string): Promise<Reference> {
  return startReference(import.meta.url, file)
}

if (isProgram(import.meta.url)) {
  const file = await text(process.stdin)
  await serveReference((_request, response) => {
    readFile(file, (error, bytes) => {
      if (error) return void response.writeHead(404).end()
      const headers = ["content-type", "image/webp", "content-length", `${bytes.length}`]
      response.writeHead(200, headers).end(bytes)
    })
  })
}
