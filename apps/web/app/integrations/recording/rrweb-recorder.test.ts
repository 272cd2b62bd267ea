import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { Recorder } from "./recorder.ts"
import { startRecorder } from "./rrweb-recorder.ts"

const sent: string[] = []
let recorder: Recorder

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit) => {
    sent.push(String(body))
    return new Response(null, { status: 204 })
  })
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
})

afterEach(() => {
  recorder.stop()
  document.documentElement.removeAttribute("data-private-page")
  document.head.innerHTML = ""
  document.body.innerHTML = ""
})

/** User input and personal data in all places where they may occur. */
const page = `
  <header><span>Ana Secreta</span><img src="/api/images/secreta.webp" alt="Ana Secreta"></header>
  <main>
    <h1>Excavadoras usadas</h1>
    <p data-private>Buscaste «secreta»</p>
    <p>Escribe a secreta@faena.cl o al +56 9 8765 0001; RUT 12.345.678-5, 987650001, +56 41 222 0001</p>
    <a href="mailto:secreta@faena.cl?subject=x" title="secreta" aria-label="Llamar a secreta">Llamar</a>
    <a href="/restablecer-contrasena?code=secreta">Enlace</a>
    <input name="name" value="secreta" placeholder="secreta">
    <input type="password" value="secreta">
    <input type="hidden" name="token" value="secreta">
    <input type="radio" value="secreta" checked>
    <textarea>secreta</textarea>
    <select><option value="secreta" selected>Antofagasta</option>
      <option value="Ñuble">Ñuble</option></select>
    <iframe src="https://otro.test/secreta"></iframe>
    <img src="https://otro.test/secreta.png"><img src="/api/images/grua.webp?w=320">
    <script>"secreta"</script>
  </main>
  <div role="dialog"><p>No hay cuenta de secreta</p></div>`

function show(html: string, title = "Resultados de secreta") {
  document.title = title
  document.head.insertAdjacentHTML("beforeend", '<meta name="description" content="secreta">')
  document.body.innerHTML = html
}

const everything = async () => {
  await new Promise((resolve) => setTimeout(resolve, 0))
  await vi.advanceTimersByTimeAsync(5_000)
  return sent.join("")
}

test("typed and personal data do not leave the browser; public content does", async () => {
  window.history.replaceState(null, "", "/anuncios?s=secreta#secreta")
  show(page)
  recorder = startRecorder({ path: "/anuncios", isLoggedIn: true })
  const first = await everything()
  expect(first).toContain("Excavadoras usadas")
  expect(first).toContain("/api/images/grua.webp")
  const field = document.querySelector("input")
  const choice = document.querySelector("select")
  const area = document.querySelector("textarea")
  const label = document.querySelector("[data-private]")?.firstChild
  if (!field || !area || !label || !choice) throw new Error("the page is not there")
  field.value = "Secreta dos"
  area.value = "Secreta tres"
  choice.value = "Ñuble"
  choice.options[1]?.setAttribute("selected", "")
  for (const typed of [field, area, choice])
    typed.dispatchEvent(new Event("input", { bubbles: true }))
  label.nodeValue = "Buscaste «secreta cuatro»"
  field.setAttribute("value", "secreta cinco")
  field.setAttribute("title", "secreta seis")
  document.querySelector("main")?.insertAdjacentHTML("beforeend", '<p title="secreta">Nuevo</p>')
  document
    .querySelector("[role=dialog]")
    ?.insertAdjacentHTML("beforeend", "<p>Clave de secreta</p>")
  recorder.visit("/contacto")
  const all = await everything()
  expect(all).toContain("Nuevo")
  expect(all).toContain('"tag":"page","payload":{"path":"/contacto"}')
  // The recorder detected the typing and reported it without text.
  expect(all).toContain('"source":5')
  // The selected option looks like any other in the player.
  expect(all).toContain('"text":"******"')
  expect(all).not.toMatch(/Antofagasta|Ñuble|"selected"/)
  for (const secret of [/secreta/i, /9\s?8765\s?0001/, /222 0001/, /12\.345\.678/, /otro\.test/]) {
    expect(all).not.toMatch(secret)
  }
})

test("[B10.64] the codes of e-mails are not in the recorded addresses", async () => {
  window.history.replaceState(null, "", "/consulta/secreta-1?accion=reply")
  show("<main>Consulta</main>")
  recorder = startRecorder({ path: "/consulta/secreta-1", isLoggedIn: false })
  recorder.visit("/avisos/secreta-2")
  const all = await everything()
  expect(all).toContain("/consulta/***")
  expect(all).toContain('"path":"/avisos/***"')
  expect(all).not.toContain("secreta-")
})

test("private pages are recorded without text and pictures", async () => {
  document.documentElement.setAttribute("data-private-page", "")
  show(`<header>Menú</header><main><p>Hola, Secreta</p><img src="/api/images/secreta.webp">
    <div style="background:none">Orden secreta</div></main>`)
  recorder = startRecorder({ path: "/cuenta", isLoggedIn: false })
  document.querySelector("p")?.append(" secreta dos")
  const all = await everything()
  expect(all).toContain("Menú")
  expect(all).toContain("*****")
  expect(all).not.toMatch(/secreta|Hola/i)
})

test("[S9.9] after a thousand unsent events recording stays off until the next page load", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined))
  show("<main>Portada</main>")
  recorder = startRecorder({ path: "/", isLoggedIn: false })
  for (let count = 0; count < 1_001; count += 1) recorder.visit("/anuncios")
  vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit) => {
    sent.push(String(body))
    return new Response(null, { status: 204 })
  })
  recorder = startRecorder({ path: "/", isLoggedIn: false })
  expect(await everything()).toBe("")
})
