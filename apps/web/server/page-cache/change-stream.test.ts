import type { ServerResponse } from "node:http"
import { afterEach, expect, test } from "vitest"
import type { ReportedChange } from "../../app/backend/change-tags.ts"
import { type OpenServer, openServer } from "../../test/open-server.ts"
import { followChanges } from "./change-stream.ts"

let server: OpenServer
const stop = new AbortController()

afterEach(async () => {
  stop.abort()
  await server.close()
})

test("[B9.100] it connects with the service token, reports each change and what it may have missed, and reconnects", async () => {
  const streams: ServerResponse[] = []
  server = await openServer((_request, response) => {
    // The first attempt finds the api not ready.
    if (server.received.length === 1) return void response.writeHead(503).end()
    response.writeHead(200, { "content-type": "text/event-stream" }).write(": hello\n\n")
    streams.push(response)
  })
  const changes: string[] = []
  const listener = {
    onChange: ({ kind, ids, categories }: ReportedChange) =>
      void changes.push([kind, ids, categories].flat().filter(Boolean).join(" ")),
    onMissed: () => void changes.push("missed"),
    onPosition: (at: string) => void changes.push(`at ${at}`),
    onListening: (listening: boolean) => void changes.push(listening ? "listening" : "silent"),
  }
  const source = { url: `${server.url}/api/changes`, token: "service-token" }
  const following = followChanges(source, listener, stop.signal)

  await expect.poll(() => changes).toEqual(["listening", "missed"])
  expect(server.received.at(-1)).toMatchObject({
    url: "/api/changes",
    headers: { authorization: "Bearer service-token", accept: "text/event-stream" },
  })

  streams[0]?.write('data: {"kind":"ads",')
  streams[0]?.write(
    '"ids":[1],"owners":[2],"categories":["gruas"],"listed":true}\n\n: still here\n\ndata: broken\n\n',
  )
  await expect.poll(() => changes).toEqual(["listening", "missed", "ads 1 gruas", "all"])

  // The position precedes its change, whose pages are read with it; a mark changes nothing else.
  streams[0]?.write('data: {"kind":"users","at":"m:1"}\n\ndata: {"kind":"mark","at":"n:0"}\n\n')
  await expect.poll(() => changes.slice(4)).toEqual(["at m:1", "users", "at n:0"])

  // The API has lost its own connection for a while; a change of everything is another matter.
  streams[0]?.write('data: {"kind":"all","missed":true,"at":"n:1"}\n\ndata: {"kind":"all"}\n\n')
  await expect.poll(() => changes.slice(7)).toEqual(["at n:1", "missed", "all"])

  streams[0]?.destroy()
  await expect.poll(() => changes.slice(10)).toEqual(["silent", "listening", "missed"])

  stop.abort()
  await following
  expect(changes.at(-1)).toBe("silent")
})
