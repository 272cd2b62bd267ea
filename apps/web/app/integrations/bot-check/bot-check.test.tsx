import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createMemoryRouter, Form, RouterProvider } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { chooseConsent } from "../consent/consent.ts"
import { everything, nothing } from "../consent/consent-cookie.ts"
import { BotCheck } from "./bot-check.tsx"
import { type BotCheckSettings, useBotCheck } from "./bot-settings.ts"
import { findBotToken, loadScript } from "./bot-token.ts"

const recaptcha = {
  provider: "recaptcha",
  siteKey: "public-key",
  scriptUrl: "https://check.test/recaptcha/api.js",
} as const
const turnstile = { ...recaptcha, provider: "turnstile" } as const

let number = 0
/** A script is loaded once per URL, so each test uses its own. */
const fresh = (settings: typeof recaptcha | typeof turnstile) => {
  number += 1
  return { ...settings, scriptUrl: `https://check.test/${number}/api.js` }
}

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>("script[src*='check.test']")]

beforeEach(() => chooseConsent({ ...nothing, protection: true }))

afterEach(() => {
  for (const script of scripts()) script.remove()
  Reflect.deleteProperty(window, "grecaptcha")
  Reflect.deleteProperty(window, "turnstile")
  vi.useRealTimers()
  render(<Page settings={null} />).unmount()
  chooseConsent(nothing)
  document.cookie = "site-cookies-accepted=; path=/; max-age=0"
})

function Page({ settings, children }: { settings: BotCheckSettings; children?: React.ReactNode }) {
  useBotCheck(settings)
  return children
}

/** Google's script, once it has loaded. */
function loadRecaptcha() {
  const execute = vi.fn(async (_key: string, { action }: { action: string }) => {
    return `token ${execute.mock.calls.length} of ${action}`
  })
  window.grecaptcha = { ready: (callback) => callback(), execute }
  for (const script of scripts()) script.dispatchEvent(new Event("load"))
  return execute
}

function showForm(settings: BotCheckSettings) {
  const posted: Record<string, unknown>[] = []
  const element = (
    <Page settings={settings}>
      <Form method="post" noValidate>
        <input name="email" aria-label="Correo" />
        <button type="submit" name="intent" value="send">
          Enviar
        </button>
        <BotCheck action="contact" />
      </Form>
    </Page>
  )
  const action = async ({ request }: { request: Request }) => {
    posted.push(Object.fromEntries(await request.formData()))
    return null
  }
  const router = createMemoryRouter([{ path: "/", element, action }])
  render(<RouterProvider router={router} />)
  return posted
}

const send = () => userEvent.click(screen.getByRole("button", { name: "Enviar" }))

test("[S7.15] the script loads once, with the public key, on focus; each submit has a token for its action", async () => {
  const settings = fresh(recaptcha)
  const posted = showForm(settings)
  expect(scripts()).toEqual([])
  await userEvent.click(screen.getByRole("textbox"))
  await userEvent.tab()
  expect(scripts().map(({ src }) => src)).toEqual([`${settings.scriptUrl}?render=public-key`])
  const execute = loadRecaptcha()
  await send()
  await waitFor(() => expect(posted).toHaveLength(1))
  await send()
  await waitFor(() => expect(posted).toHaveLength(2))
  expect(posted).toEqual([
    { email: "", intent: "send", bot_token: "token 1 of contact" },
    { email: "", intent: "send", bot_token: "token 2 of contact" },
  ])
  expect(execute).toHaveBeenLastCalledWith("public-key", { action: "contact" })
  expect(scripts()).toHaveLength(1)
})

test("[S7.15] without consent nothing is loaded, and the form is sent without a token", async () => {
  chooseConsent({ ...everything, protection: false })
  const posted = showForm(fresh(recaptcha))
  await userEvent.click(screen.getByRole("textbox"))
  await send()
  await waitFor(() => expect(posted).toEqual([{ email: "", intent: "send", bot_token: "" }]))
  expect(scripts()).toEqual([])
  expect(screen.queryByText(/reCAPTCHA/)).toBeNull()
})

test("[S1.8] without a configured provider forms are sent without a token", async () => {
  const posted = showForm(null)
  await userEvent.click(screen.getByRole("textbox"))
  await send()
  await waitFor(() => expect(posted).toEqual([{ email: "", intent: "send" }]))
  expect(scripts()).toEqual([])
})

test("[S8.7] a script that does not load is ignored: the form is sent, the next focus retries", async () => {
  const settings = fresh(recaptcha)
  const posted = showForm(settings)
  await userEvent.click(screen.getByRole("textbox"))
  const [script] = scripts()
  await send()
  expect(posted).toEqual([])
  act(() => void script?.dispatchEvent(new Event("error")))
  await waitFor(() => expect(posted).toEqual([{ email: "", intent: "send", bot_token: "" }]))
  expect(screen.queryByRole("alert")).toBeNull()
  await userEvent.click(screen.getByRole("textbox"))
  expect(scripts()).toHaveLength(1)
  expect(scripts()[0]).not.toBe(script)
})

test("[S8.7] loading failures have the specified messages", async () => {
  const { scriptUrl } = fresh(recaptcha)
  const loading = loadScript(scriptUrl, "reCAPTCHA")
  scripts()[0]?.dispatchEvent(new Event("error"))
  await expect(loading).rejects.toThrow("Failed to load reCAPTCHA script")
  const { askRecaptcha } = await import("./providers.ts")
  const { signal } = new AbortController()
  const asking = askRecaptcha({ siteKey: "k", action: "contact", signal })
  await expect(asking).rejects.toThrow("reCAPTCHA failed to load.")
})

test("[S8.7] the token is awaited for three seconds at most; a double submit is sent once", async () => {
  const posted = showForm(fresh(recaptcha))
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const button = screen.getByRole("button", { name: "Enviar" })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(button.closest("[aria-busy=true]")).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2_999))
  expect(posted).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1))
  vi.useRealTimers()
  await waitFor(() => expect(posted).toEqual([{ email: "", intent: "send", bot_token: "" }]))
  expect(button.closest("[aria-busy=true]")).toBeNull()
})

test("[S7.15] Turnstile renders a widget per token and removes it", async () => {
  const settings = fresh(turnstile)
  render(<Page settings={settings} />)
  const removed: string[] = []
  const asked: unknown[] = []
  let give = (_token: string) => {}
  let where: HTMLElement | null = null
  window.turnstile = {
    render: (place, { callback, sitekey, action, execution }) => {
      where = place
      asked.push({ sitekey, action, execution })
      give = callback
      return "widget"
    },
    execute: () => give("turnstile token"),
    remove: (widget) => void removed.push(widget),
  }
  const finding = findBotToken("upload")
  scripts()[0]?.dispatchEvent(new Event("load"))
  expect(await finding).toBe("turnstile token")
  expect(scripts()[0]?.src).toBe(`${settings.scriptUrl}?render=explicit`)
  expect(asked).toEqual([{ sitekey: "public-key", action: "upload", execution: "execute" }])
  expect(removed).toEqual(["widget"])
  expect(where).toHaveProperty("isConnected", false)
})

test("with consent the provider and its terms are named; withdrawal removes notice and script", async () => {
  const posted = showForm(fresh(recaptcha))
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(links).toEqual([
    "https://policies.google.com/privacy",
    "https://policies.google.com/terms",
  ])
  act(() => chooseConsent(nothing))
  expect(screen.queryByRole("link")).toBeNull()
  await send()
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(scripts()).toEqual([])
})
