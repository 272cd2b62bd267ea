import { IncomingMessage } from "node:http"
import { Socket } from "node:net"
import pino from "pino"
import { expect, test } from "vitest"
import { EarlyAnswers } from "./early-answers.ts"
import { createMetrics } from "./metrics.ts"

function requestFor(url: string): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { method: "GET", url })
}

test("[B7.252] answers from memory are in the metrics whenever these are read, each once", async () => {
  const metrics = createMetrics()
  const early = new EarlyAnswers({ metrics, logger: pino({ level: "silent" }) })
  const answer = (url: string, kind: "pages" | "pictures", status = 200) =>
    early.observe(requestFor(url), { status, id: "a", startedAt: performance.now(), kind })
  const read = async () => {
    const text = await metrics.registry.metrics()
    return text
      .split("\n")
      .filter((line) => /^(?!.*_bucket).*(?:_count|answers_total)\{/.test(line))
  }
  for (let count = 0; count < 250; count += 1) answer(`/anuncios?page=${count}`, "pages")
  answer("/anuncios/grua-1", "pages", 304)
  answer("/api/images/a.webp", "pictures")
  const expected = [
    'http_request_duration_seconds_count{method="GET",route="/anuncios",status="200"} 250',
    'http_request_duration_seconds_count{method="GET",route="/anuncios/:slug",status="304"} 1',
    'http_request_duration_seconds_count{method="GET",route="/api/images/*",status="200"} 1',
    'page_cache_answers_total{result="hit"} 251',
    'image_answers_total{result="hit"} 1',
  ]
  expect(await read()).toEqual(expected)
  expect(await read()).toEqual(expected)
  answer("/anuncios", "pages")
  expect(await read()).toContain('page_cache_answers_total{result="hit"} 252')
})
