import { once } from "node:events"
import { connect } from "node:net"
import { createInterface } from "node:readline"
import { afterEach, beforeEach, expect, test } from "vitest"
import { parseResponse } from "../testing/parse-response.ts"
import { type MailCatcher, startMailCatcher } from "./start-mail-catcher.ts"

let catcher: MailCatcher

beforeEach(async () => {
  catcher = await startMailCatcher({ port: 0, smtpPort: 0 })
})

afterEach(() => catcher.stop())

const mail = [
  "From: Wara <hola@wara.test>",
  "To: operador@wara.test",
  "Subject: =?utf-8?q?Cotizaci=C3=B3n?=",
  "MIME-Version: 1.0",
  'Content-Type: multipart/alternative; boundary="x"',
  "",
  "--x",
  "Content-Type: text/plain; charset=utf-8",
  "",
  "Hola <operador>",
  "https://wara.test/confirmar?codigo=a&x=%22>",
  "--x",
  "Content-Type: text/html; charset=utf-8",
  "",
  "<p>Hola</p><script>alert(1)</script>",
  "--x--",
].join("\r\n")

/** Sends SMTP commands line by line and returns the reply codes. */
async function send(to: string, headers = ""): Promise<number[]> {
  const socket = connect(Number(new URL(catcher.smtpUrl).port), "127.0.0.1")
  const lines = createInterface({ input: socket })
  const codes: number[] = []
  const answers = [
    "EHLO me",
    "MAIL FROM:<hola@wara.test>",
    `RCPT TO:<${to}>`,
    "DATA",
    `${headers}${mail}\r\n.`,
  ]
  for await (const line of lines) {
    if (line[3] === "-") continue
    codes.push(Number(line.slice(0, 3)))
    const next = answers.shift()
    if (!next || codes.at(-1) === 451) break
    socket.write(`${next}\r\n`)
  }
  socket.destroy()
  await once(socket, "close")
  return codes
}

const list = async (query = "") =>
  parseResponse<{ id: string }[]>(await fetch(`${catcher.url}/mensajes.json${query}`))

test("a mail can be listed by recipient, read and deleted", async () => {
  expect(await send("Operador@wara.test")).toEqual([220, 250, 250, 250, 354, 250])
  expect(await list("?to=operador@WARA.test")).toMatchObject([
    { from: "hola@wara.test", subject: "Cotización", text: expect.stringContaining("Hola <oper") },
  ])
  expect(await list("?to=otro@wara.test")).toEqual([])
  await fetch(`${catcher.url}/mensajes`, { method: "DELETE" })
  expect(await list()).toEqual([])
})

test("its page is in Spanish and shows HTML in a sandbox", async () => {
  await send("operador@wara.test")
  const home = await (await fetch(catcher.url)).text()
  expect(home).toContain("Cotización")
  expect(home).toContain('lang="es-CL"')
  const id = (await list())[0]?.id
  const page = await (await fetch(`${catcher.url}/mensajes/${id}`)).text()
  expect(page).toContain("Hola &lt;operador&gt;")
  expect(page).toContain(
    '<a href="https://wara.test/confirmar?codigo=a&amp;x=%22&gt;" target="_blank"',
  )
  expect(page).toContain('<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" ')
  expect(page).not.toContain("<script>")
  const html = await fetch(`${catcher.url}/mensajes/${id}/html`)
  expect(html.headers.get("content-security-policy")).toMatch(
    /^sandbox [a-z -]+; default-src 'none'/,
  )
  expect(await html.text()).toMatch(/^<base target="_blank">/)
  expect((await fetch(`${catcher.url}/mensajes/999`)).status).toBe(404)
})

test("a mail sent again with the same Message-ID is listed once for each recipient", async () => {
  const named = "Message-ID: <one@wara.test>\r\n"
  await send("ana@wara.test", named)
  expect((await send("ana@wara.test", named)).at(-1)).toBe(250)
  await send("beto@wara.test", named)
  await send("ana@wara.test", "Message-ID: <two@wara.test>\r\n")
  expect(await list()).toMatchObject([
    { messageId: "<two@wara.test>", to: ["ana@wara.test"] },
    { messageId: "<one@wara.test>", to: ["beto@wara.test"] },
    { messageId: "<one@wara.test>", to: ["ana@wara.test"] },
  ])
})

test("it refuses mails on command and recovers", async () => {
  const control = (refuse: unknown) =>
    fetch(`${catcher.url}/control`, { method: "POST", body: JSON.stringify({ refuse }) })
  await control(true)
  expect(await send("operador@wara.test")).toEqual([220, 250, 451])
  await control(false)
  expect((await send("operador@wara.test")).at(-1)).toBe(250)
  expect((await control("perhaps")).status).toBe(400)
})
