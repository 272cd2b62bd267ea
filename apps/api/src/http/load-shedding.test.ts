import { setTimeout as wait } from "node:timers/promises"
import fastify from "fastify"
import { expect, test } from "vitest"
import { registerErrors } from "./errors.ts"
import { isServed, registerLoadShedding } from "./load-shedding.ts"

const config = { maxLag: 1_000, prefix: "/api" }
const servedAt = (lagMs: number) =>
  [
    ...["/health", "/ready", "/metrics", "/api/ads?page=2", "/api/changes", "/uploads/a.webp"],
    ...["/api/auth/local", "/api/users/me", "/api/payments/webpay/return", "/api/orders"],
  ].filter((url) => isServed(url, lagMs, config))

test("[B9.5] a late api refuses reads first, log-in, account and payments last, and never probes", () => {
  expect(servedAt(1_000)).toHaveLength(10)
  expect(servedAt(1_001)).toEqual([
    ...["/health", "/ready", "/metrics"],
    ...["/api/auth/local", "/api/users/me", "/api/payments/webpay/return", "/api/orders"],
  ])
  expect(servedAt(Number.POSITIVE_INFINITY)).toEqual(["/health", "/ready", "/metrics"])
})

test("[B9.5] a refused call is told when to come back", async () => {
  let shed = 0
  const app = fastify()
  registerErrors(app)
  await registerLoadShedding(app, { ...config, maxLag: 1 }, () => (shed += 1), 300)
  app.get("/api/ads", async () => "ads")
  app.get("/health", async () => "alive")
  await app.ready()
  const until = performance.now() + 500
  while (performance.now() < until) {
    const blocked = performance.now() + 50
    while (performance.now() < blocked) Math.sqrt(blocked)
    await wait(1)
  }
  const refused = await app.inject("/api/ads")
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"])
  expect(shed).toBe(1)
  expect((await app.inject("/health")).statusCode).toBe(200)
  await app.close()
})
