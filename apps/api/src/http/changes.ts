import { PassThrough } from "node:stream"
import { requireService } from "../access/session.ts"
import type { App } from "../app-context.ts"
import type { ChangeListener } from "./change-listener.ts"

const heartbeatMs = 15_000

/** Past this many buffered bytes a slow reader is disconnected; it will reconnect. */
const bufferLimitBytes = 1024 * 1024

/** `GET /changes`: a live stream of changes, for the web server's page cache. */
export function registerChanges(app: App, listener: ChangeListener): void {
  const streams = new Set<PassThrough>()
  app.addHook("preClose", async () => {
    for (const stream of streams) stream.end()
  })
  app.get(
    "/changes",
    { schema: { hide: true }, preParsing: async (request) => requireService(request) },
    (_request, reply) => {
      const stream = new PassThrough()
      const send = (text: string) => {
        if (stream.writableLength > bufferLimitBytes) stream.destroy()
        else stream.write(text)
      }
      const unsubscribe = listener.subscribe({
        onNotice: (notice) => send(`data: ${JSON.stringify(notice)}\n\n`),
      })
      const heartbeat = setInterval(() => send(": still here\n\n"), heartbeatMs)
      streams.add(stream)
      stream.once("close", () => {
        clearInterval(heartbeat)
        unsubscribe()
        streams.delete(stream)
      })
      send("retry: 1000\n\n")
      return reply
        .type("text/event-stream; charset=utf-8")
        .header("cache-control", "no-store")
        .header("x-accel-buffering", "no")
        .send(stream)
    },
  )
}
