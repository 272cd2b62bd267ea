import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { z } from "zod"
import type { Config } from "../src/config.ts"

const program = fileURLToPath(new URL("../../../devstack/src/run-stand-in.ts", import.meta.url))

const clientSchema = z.object({ id: z.string(), secret: z.string() })
const addressesSchema = z.object({
  url: z.url(),
  authorizationUrl: z.url(),
  tokenUrl: z.url(),
  userinfoUrl: z.url(),
  google: clientSchema,
  facebook: clientSchema,
})

export type PeopleProvider = {
  /** The api's settings to use it for Google and Facebook. */
  settings: Pick<Config, "google" | "facebook">
  setMode: (mode: "ok" | "error" | "slow" | "garbage") => Promise<void>
  /** The secrets that both clients have from now on. */
  acceptSecrets: (secrets: string[]) => Promise<void>
  /** Acts as browser and user at the log-in URL; returns the final URL. */
  visit: (address: string, choice: Record<string, string>) => Promise<URL>
  stop: () => Promise<void>
}

/** The development stack's stand-in for Google and Facebook, as a program of its own. */
export async function startPeopleProvider(): Promise<PeopleProvider> {
  const child = spawn(process.execPath, [program, "openid-provider"], {
    stdio: ["pipe", "pipe", "inherit"],
  })
  child.stdin.on("error", () => undefined)
  const [line] = await once(createInterface({ input: child.stdout }), "line")
  const { url, google, facebook, ...endpoints } = addressesSchema.parse(JSON.parse(String(line)))
  return {
    settings: {
      google: { issuer: url, client: google },
      facebook: { ...endpoints, client: facebook },
    },
    setMode: async (mode) => {
      await fetch(`${url}/control`, { method: "POST", body: JSON.stringify({ mode }) })
    },
    acceptSecrets: async (secrets) => {
      await fetch(`${url}/control`, { method: "POST", body: JSON.stringify({ secrets }) })
    },
    visit: (address, choice) => visit(address, choice),
    stop: async () => {
      child.stdin.end()
      if (child.exitCode === null) await once(child, "exit")
    },
  }
}

async function visit(address: string, choice: Record<string, string>): Promise<URL> {
  const { origin } = new URL(address)
  const cookies = new Map<string, string>()
  let at = new URL(address)
  let form: URLSearchParams | null = null
  while (at.origin === origin) {
    const answer: Response = await fetch(at, {
      method: form ? "POST" : "GET",
      body: form,
      redirect: "manual",
      headers: { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";", 1)[0]?.split(/=(.*)/s) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get("location")
    if (location !== null) {
      at = new URL(location, at)
      form = null
    } else if (answer.ok && form === null) form = new URLSearchParams(choice)
    else throw new Error(`${at.pathname} answered ${answer.status}: ${await answer.text()}`)
  }
  return at
}
