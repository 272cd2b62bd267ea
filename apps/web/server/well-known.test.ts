import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { afterEach, beforeEach, expect, test } from "vitest"
import { askRaw } from "../test/ask-raw.ts"
import { type PlainSite, servePlainPages } from "../test/serve-plain-pages.ts"

let site: PlainSite
beforeEach(async () => {
  site = await servePlainPages()
})
afterEach(() => site.close())

test("[B8.12] security.txt names a contact and expires within a year", async () => {
  const response = await fetch(`${site.url}/.well-known/security.txt`)
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/)
  const lines = (await response.text()).split("\n")
  expect(lines).toContain("Contact: http://wara.test/contacto")
  const expires = lines.find((line) => line.startsWith("Expires: "))?.slice("Expires: ".length)
  const inDays = (Date.parse(expires ?? "") - Date.now()) / 86_400_000
  expect(inDays).toBeGreaterThan(90)
  expect(inDays).toBeLessThan(365)
})

test("[B8.12] password managers are sent to the page that changes the password", async () => {
  const answer = await askRaw(site.url, "/.well-known/change-password")
  expect(answer).toEqual({ status: 302, location: "/cuenta/cambiar-contrasena" })
})

/** The first line of the answer to a request with these lines of hosts. */
async function ask(hosts: string, path = "/", version = "1.1") {
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1")
  socket.write(`GET ${path} HTTP/${version}\r\n${hosts}Connection: close\r\n\r\n`)
  return (await text(socket)).split("\r\n")[0]
}

test("[B8.12] a request that names two hosts is refused", async () => {
  expect(await ask("Host: wara.test\r\n")).toBe("HTTP/1.1 200 OK")
  expect(await ask("Host: wara.test\r\nhost: evil.test\r\n")).toBe("HTTP/1.1 400 Bad Request")
})

test("[B9.31] the liveness probe of load balancers needs no host, every page does", async () => {
  for (const version of ["1.0", "1.1"]) {
    expect(await ask("", "/health", version)).toBe("HTTP/1.1 200 OK")
    expect(await ask("", "/", version)).toBe("HTTP/1.1 400 Bad Request")
  }
})
