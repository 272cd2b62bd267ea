import { runInNewContext } from "node:vm"
import { afterEach, beforeEach, expect, test } from "vitest"
import type { StandInServer } from "../stand-in/stand-in-server.ts"
import { parseResponse } from "../testing/parse-response.ts"
import { startTagManager } from "./start-tag-manager.ts"

let tags: StandInServer
beforeEach(async () => {
  tags = await startTagManager({ port: 0 })
})
afterEach(() => tags.stop())

const readControl = async <T>(what: string) =>
  parseResponse<T>(await fetch(`${tags.url}/${what}.json`))

test("a container's script sends events while analytics is granted, earlier ones included", async () => {
  const src = `${tags.url}/gtm.js?id=GTM-WARADEMO`
  const script = await (await fetch(src)).text()
  const sent: Promise<Response>[] = []
  const sendBeacon = (url: string, body: string) => sent.push(fetch(url, { method: "POST", body }))
  const page = { URL, document: { currentScript: { src } }, navigator: { sendBeacon } }
  const window = runInNewContext(
    `const window = {}
    function gtag() { (window.dataLayer ??= []).push(arguments) }
    gtag("consent", "default", { analytics_storage: "denied" })
    window.dataLayer.push({ event: "login" })
    gtag("consent", "update", { analytics_storage: "granted" })
    window.dataLayer.push({ event: "gtm.js" })
    ;${script}
    window.dataLayer.push({ ecommerce: null }, { event: "search", search_term: "grúa" })
    gtag("consent", "update", { analytics_storage: "denied" })
    window.dataLayer.push({ event: "sign_up" })
    window`,
    page,
  )
  await Promise.all(sent)
  expect(await readControl("loads")).toEqual(["GTM-WARADEMO"])
  const container = "GTM-WARADEMO"
  const hits = await readControl<{ event: string }[]>("hits")
  expect(hits.toSorted((one, other) => one.event.localeCompare(other.event))).toEqual([
    { container, event: "gtm.js" },
    { container, event: "search", search_term: "grúa" },
  ])
  expect(Object.keys(window.google_tag_manager)).toEqual(["GTM-WARADEMO"])
})
