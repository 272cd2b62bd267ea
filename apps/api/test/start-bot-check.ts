import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { z } from "zod"
import type { Config } from "../src/config.ts"

const program = fileURLToPath(new URL("../../../devstack/src/run-stand-in.ts", import.meta.url))

const addressSchema = z.object({
  url: z.url(),
  site: z.object({ siteKey: z.string(), secret: z.string() }),
})

const tokenSchema = z.object({ token: z.string() })

const controlSchema = z.object({
  tokens: z.array(z.object({ token: z.string(), verified: z.number() })),
})

type Provider = "recaptcha" | "turnstile"

const verifyPaths = {
  recaptcha: "/recaptcha/api/siteverify",
  turnstile: "/turnstile/v0/siteverify",
}

/** The development stack's stand-in of the bot check, as a program of its own. */
export async function startBotCheck() {
  const child = spawn(process.execPath, [program, "bot-check"], {
    stdio: ["pipe", "pipe", "inherit"],
  })
  child.stdin.on("error", () => undefined)
  const [line] = await once(createInterface({ input: child.stdout }), "line")
  const { url, site } = addressSchema.parse(JSON.parse(String(line)))

  async function post(path: string, body: object): Promise<unknown> {
    const answer = await fetch(url + path, { method: "POST", body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`The stand-in did not understand ${JSON.stringify(body)}`)
    return answer.json()
  }

  return {
    /** The api's settings to use it. */
    settings: (provider: Provider): NonNullable<Config["botCheck"]> => ({
      provider,
      secret: site.secret,
      verifyUrl: url + verifyPaths[provider],
      minScore: 0.5,
      hostname: "localhost",
    }),
    /** A token as pages receive it; of reCAPTCHA and this site by default. */
    token: async (
      action: string,
      given: { provider?: Provider; hostname?: string; score?: number } = {},
    ): Promise<string> => {
      const { siteKey } = site
      const asked = { provider: "recaptcha", hostname: "localhost", siteKey, action, ...given }
      return tokenSchema.parse(await post("/token", asked)).token
    },
    behave: async (mode: "ok" | "error" | "slow" | "garbage"): Promise<void> => {
      await post("/control", { mode })
    },
    /** The secrets that the site has from now on. */
    acceptSecrets: async (secrets: string[]): Promise<void> => {
      await post("/control", { secrets })
    },
    /** How often a token was verified. */
    timesVerified: async (token: string): Promise<number> => {
      const state = controlSchema.parse(await (await fetch(`${url}/control`)).json())
      return state.tokens.find((one) => one.token === token)?.verified ?? 0
    },
    stop: async (): Promise<void> => {
      child.stdin.end()
      if (child.exitCode === null) await once(child, "exit")
    },
  }
}
