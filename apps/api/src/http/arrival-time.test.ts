import { once } from "node:events"
import { connect } from "node:net"
import fastify from "fastify"
import type { ZodTypeProvider } from "fastify-type-provider-zod"
import { expect, test } from "vitest"
import { limitArrival } from "./arrival-time.ts"

test("a text that arrives too slowly is given up, photographs are waited for", async () => {
  const app = fastify().withTypeProvider<ZodTypeProvider>()
  limitArrival(app, { text: 50, files: 300_000 })
  app.post("/text", async () => "whole")
  app.post("/files", { config: { takesFiles: true } }, async () => "whole")
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }))
  const begin = async (path: string) => {
    const socket = connect(Number(port), "127.0.0.1")
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
    )
    return socket
  }
  const files = await begin("/files")
  const text = await begin("/text")
  text.resume()
  await once(text, "close")
  files.write("}")
  const [answer] = await once(files, "data")
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 OK[\s\S]*whole$/)
  files.destroy()
  await app.close()
})
