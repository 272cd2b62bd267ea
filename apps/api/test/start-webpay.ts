import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { z } from "zod"
import type { TransbankSettings } from "../src/ports/payment-gateway/transbank-gateway.ts"

const program = fileURLToPath(new URL("../../../devstack/src/run-stand-in.ts", import.meta.url))

const addressSchema = z.object({
  url: z.url(),
  shop: z.object({ commerceCode: z.string(), apiKey: z.string() }),
})

const stateSchema = z.object({
  transactions: z.array(
    z.object({
      token: z.string(),
      buyOrder: z.string(),
      amount: z.number(),
      state: z.string(),
      /** The final charge of the card. */
      charged: z.number(),
      committedAt: z.number().nullable(),
      refunds: z.array(z.object({ type: z.string(), amount: z.number() })),
    }),
  ),
  paused: z.array(z.object({ operation: z.string(), when: z.string(), subject: z.string() })),
})

/** Commands of tests to the simulator; see devstack/src/webpay-simulator/fault-injector.ts. */
export type WebpayCommand =
  | {
      operation: "create" | "commit" | "status" | "refund"
      when: "before" | "after"
      how: "pause" | "disconnect" | "error" | "garbage" | "proxy" | "refuse"
    }
  | { release: true | string }
  | { forget: true }
  | { down: boolean }
  | { advance: number }
  | { apiKeys: string[] }

/** What the payer does on the page. */
export type PayerChoice = "approve" | "reject" | "cancel" | "expire" | "close" | "error"

/** How the payer's browser returns to the shop. */
export type BrowserReturn = {
  method: "GET" | "POST"
  url: URL
  parameters: Record<string, string>
}

export type Webpay = {
  url: string
  /** The api's settings to use it. */
  settings: TransbankSettings
  command: (command: WebpayCommand) => Promise<void>
  /** All known payments, and the paused calls. */
  fetchState: () => Promise<z.infer<typeof stateSchema>>
  /** Acts as a payer with the token; null without a return. */
  pay: (
    token: string,
    choice: PayerChoice,
    options?: { card?: string; by?: "get" | "post" },
  ) => Promise<BrowserReturn | null>
  stop: () => Promise<void>
}

/** The development stack's Webpay simulator, as a program of its own. */
export async function startWebpay(
  timeouts: Partial<Pick<TransbankSettings, "timeout" | "statusRetries">> = {},
): Promise<Webpay> {
  const child = spawn(process.execPath, [program, "webpay-simulator"], {
    stdio: ["pipe", "pipe", "inherit"],
  })
  child.stdin.on("error", () => undefined)
  const [line] = await once(createInterface({ input: child.stdout }), "line")
  const { url, shop } = addressSchema.parse(JSON.parse(String(line)))

  const send = async (path: string, form: Record<string, string>) =>
    fetch(url + path, { method: "POST", redirect: "manual", body: new URLSearchParams(form) })

  return {
    url,
    settings: {
      ...shop,
      previousApiKey: undefined,
      baseUrl: url,
      timeout: 5_000,
      statusRetries: 1,
      ...timeouts,
    },
    command: async (command) => {
      const body = JSON.stringify(command)
      const answer = await fetch(`${url}/control`, { method: "POST", body })
      if (!answer.ok) throw new Error(`The simulator did not understand ${body}`)
    },
    fetchState: async () => stateSchema.parse(await (await fetch(`${url}/control`)).json()),
    pay: async (token, choice, { card = "debit", by } = {}) => {
      const opened = await send("/webpayserver/initTransaction", { token_ws: token })
      if (!opened.ok) throw new Error(`The payment page answered ${opened.status}`)
      const form = { token_ws: token, card, ...(by ? { by } : {}) }
      let answer = await send("/webpayserver/pagar", { ...form, choice })
      if (choice === "close") return null
      // From the failure page the payer returns by its link.
      if (choice === "error") {
        answer = await send("/webpayserver/pagar", { ...form, choice: "back-from-error" })
      }
      return readReturn(answer)
    },
    stop: async () => {
      child.stdin.end()
      if (child.exitCode === null) await once(child, "exit")
    },
  }
}

async function readReturn(answer: Response): Promise<BrowserReturn> {
  const location = answer.headers.get("location")
  if (location !== null) {
    const url = new URL(location)
    const parameters = Object.fromEntries(
      [...url.searchParams].filter(([name]) => /^(?:token_ws|TBK_)/.test(name)),
    )
    return { method: "GET", url, parameters }
  }
  const page = await answer.text()
  const [, action] = /action="([^"]+)"/.exec(page) ?? []
  if (!answer.ok || !action) throw new Error(`The payment page answered ${answer.status}`)
  const fields = page.matchAll(/name="(\w+)" value="([^"]*)"/g)
  const parameters = Object.fromEntries([...fields].map(([, name, value]) => [name, value]))
  return { method: "POST", url: new URL(action), parameters }
}
