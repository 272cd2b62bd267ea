import { expect, test } from "vitest"
import { readConfig } from "../app/config.server.ts"
import { outsideSources } from "./integration-sources.ts"

const sources = (environment: Record<string, string>) => outsideSources(readConfig(environment))

test("[S1.8] what is not configured may not be reached", () => {
  expect(sources({})).toEqual({ connect: [], image: [], frame: [] })
})

test("[S1.8] tags may reach Google's measurement; what stands in for them, only itself", () => {
  const google = sources({ GTM_ID: "GTM-WARA" })
  expect(google.connect).toContain("https://*.google-analytics.com")
  expect(google.image).toContain("https://*.g.doubleclick.net")
  const origin = "http://127.0.0.1:4000"
  const standIn = sources({ GTM_ID: "GTM-WARA", GTM_URL: `${origin}/` })
  expect(standIn).toEqual({ connect: [origin], image: [origin], frame: [origin] })
})

test.each([
  ["recaptcha", {}, "https://www.google.com/recaptcha/"],
  ["turnstile", {}, "https://challenges.cloudflare.com"],
  ["recaptcha", { BOT_CHECK_SCRIPT_URL: "http://127.0.0.1:5000/api.js" }, "http://127.0.0.1:5000"],
])("[S1.8] %s may draw its frame and speak with its provider", (provider, others, place) => {
  const { connect, frame } = sources({
    BOT_CHECK: provider,
    BOT_CHECK_SITE_KEY: "key",
    ...others,
  })
  expect(connect).toEqual([place])
  expect(frame).toContain(place)
})

test("[S1.8] errors are reported by way of our own server: no page reaches the reporting service", () => {
  const settings = { SENTRY_DSN: "https://key@errors.test/1" }
  expect(sources(settings)).toEqual({ connect: [], image: [], frame: [] })
})
