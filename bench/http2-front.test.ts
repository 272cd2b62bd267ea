import { once } from "node:events"
import { createServer } from "node:http"
import { connect } from "node:http2"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"
import { openHttp2Front } from "./http2-front.ts"

test("[B7.7] what is measured by HTTP/2 is what the site answers", async () => {
  const site = createServer((request, answer) => {
    const { method, url, headers } = request
    answer.writeHead(404, { "set-cookie": ["a=1", "b=2"], "content-type": "text/plain" })
    answer.end(`${method} ${url} ${headers.cookie} ${headers.host}`)
  })
  await once(site.listen(0, "127.0.0.1"), "listening")
  onTestFinished(() => void site.close())
  const address = site.address()
  const port = typeof address === "object" && address ? address.port : 0
  const front = await openHttp2Front(`http://127.0.0.1:${port}`)
  onTestFinished(front.close)
  const client = connect(front.url, { rejectUnauthorized: false })
  onTestFinished(() => client.close())

  const call = client.request({ ":path": "/anuncios?s=a%20b", cookie: "c=3" })
  const [headers] = await once(call, "response")
  expect(headers).toMatchObject({ ":status": 404, "set-cookie": ["a=1", "b=2"] })
  expect(await text(call)).toBe(`GET /anuncios?s=a%20b c=3 ${new URL(front.url).host}`)
})
