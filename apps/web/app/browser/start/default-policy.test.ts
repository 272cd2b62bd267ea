import { afterEach, expect, test, vi } from "vitest"
import { defaultPolicyScript } from "./default-policy.ts"

type Rule = (text: string) => string | null

afterEach(() => vi.unstubAllGlobals())

/** The rules with which the page's inline code makes the default policy. */
function rulesOf(origins: string[]): { createHTML: Rule; createScriptURL: Rule } {
  const createPolicy = vi.fn()
  vi.stubGlobal("trustedTypes", { createPolicy })
  new Function(defaultPolicyScript(origins))()
  const [name, rules] = createPolicy.mock.calls[0] ?? []
  expect(name).toBe("default")
  expect(Object.keys(rules)).toEqual(["createHTML", "createScriptURL"])
  return rules
}

test("[B8.28] the default policy accepts text, data and React's empty script, no element", () => {
  const { createHTML } = rulesOf([])
  for (const text of ["", "a > b & c", '{"name":"\\u003cb>"}', "<script></script>"])
    expect(createHTML(text)).toBe(text)
  for (const text of [
    "<b>",
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "<script></script><img src=x onerror=alert(1)>",
    "\n<script></script>",
    "a\n<svg onload=alert(1)>",
  ])
    expect(createHTML(text), text).toBeNull()
})

test("[B8.28] addresses of scripts are built files, the service worker, or configured origins", () => {
  const { createScriptURL } = rulesOf(["https://tags.test"])
  const own = ["/assets/entry-1.js", `${location.origin}/assets/a.js`, "/sw.js"]
  for (const url of [...own, "https://tags.test/gtm.js?id=1"])
    expect(createScriptURL(url)).toBe(url)
  for (const url of [
    "/api/images/a.jpg",
    "/assets/../api/images/a.jpg",
    "/sw.js/x",
    "/x/assets/a.js",
    "//evil.test/assets/a.js",
    "https://tags.test.evil.test/gtm.js",
    "http://tags.test/gtm.js",
    "data:text/javascript,alert(1)",
    "javascript:alert(1)",
    "blob:https://tags.test/1",
  ])
    expect(createScriptURL(url), url).toBeNull()
})

test("[B8.28] browsers without trusted types run the same code", () => {
  vi.stubGlobal("trustedTypes", undefined)
  expect(() => new Function(defaultPolicyScript([]))()).not.toThrow()
})
