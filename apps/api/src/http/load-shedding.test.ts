import { setTimeout as wait } from "node:timers/promises"
import { LagAverage } from "@wara/domain/site/lag-average"
import fastify from "fastify"
import { expect, test } from "vitest"
import { registerErrors } from "./errors.ts"
import { isServed, registerLoadShedding } from "./load-shedding.ts"

const config = { maxLag: 1_000, prefix: "/api" }
const servedAt = (lagMs: number) =>
  [
    ...["/health", "/ready", "/metrics", "/api/ads", "/api/changes", "/uploads/*"],
    ...["/api/auth/local", "/api/users/me", "/api/payments/webpay/return", "/api/orders"],
  ].filter((route) => isServed(route, lagMs, config))

test("[B9.5] a late api refuses reads first, log-in, account and payments last, and never probes", () => {
  expect(servedAt(1_000)).toHaveLength(10)
  expect(servedAt(1_001)).toEqual([
    ...["/health", "/ready", "/metrics"],
    ...["/api/auth/local", "/api/users/me", "/api/payments/webpay/return", "/api/orders"],
  ])
  expect(servedAt(Number.POSITIVE_INFINITY)).toEqual(["/health", "/ready", "/metrics"])
})

test("[B9.5] [B8.39] no address gets the tolerance of log-in by how it is written", async () => {
  const app = fastify()
  const served: string[] = []
  app.addHook("onRequest", async ({ routeOptions, url }) => {
    if (isServed(routeOptions.url, 1_001, config)) served.push(url)
  })
  const routes = ["/api/ads", "/api/authors", "/api/orders-of-others", "/api/users/media/:id"]
  for (const url of [...routes, "/api/auth/local", "/api/users/me/ads/:id", "/health"])
    app.get(url, async () => "answered")
  const vital = ["/api/auth/local?x=1", "/api/%61uth/local", "/api/users/me/ads/7", "/health?x"]
  const others = [
    ...["/api/auth/localx", "/api//auth/local", "/api/AUTH/local", "/api/auth/../ads"],
    ...["/api/ads?/api/auth/local", "/api/authors", "/api/orders-of-others", "/api/users/media/1"],
    ...["/api/users/me%2F..%2F..%2Fads", "/healthy", "/api/auth%2Flocal", "/api/auth/%zz"],
  ]
  for (const url of [...vital, ...others]) await app.inject(url)
  await app.close()
  expect(served).toEqual(vital)
})

/** An api whose event loop was blocked since its registration, and late by so much since then. */
async function lateApi(lateMs: number) {
  let shed = 0
  const app = fastify()
  registerErrors(app)
  const lag = new LagAverage()
  const limits = { ...config, maxLag: 1 }
  await registerLoadShedding(app, limits, () => (shed += 1), { sampleInterval: 300, lag })
  app.get("/api/ads", async () => "ads")
  app.get("/health", async () => "alive")
  await app.ready()
  const until = performance.now() + 500
  while (performance.now() < until) {
    const blocked = performance.now() + 50
    while (performance.now() < blocked) Math.sqrt(blocked)
    await wait(1)
  }
  for (const _ of [1, 2]) lag.record(lateMs)
  return { app, shed: () => shed }
}

test("[B9.5] a refused call is told when to come back", async () => {
  const { app, shed } = await lateApi(1_000)
  const refused = await app.inject("/api/ads")
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"])
  expect(shed()).toBe(1)
  expect((await app.inject("/health")).statusCode).toBe(200)
  await app.close()
})

test("[B9.162] what kept an api busy before the last second, as its start does, is no overload", async () => {
  const { app, shed } = await lateApi(0)
  expect((await app.inject("/api/ads")).statusCode).toBe(200)
  expect(shed()).toBe(0)
  await app.close()
})
