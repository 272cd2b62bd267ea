import { apiEnvironment } from "../../../apps/api/src/environment.ts"
import { webEnvironment } from "../../../apps/web/app/environment.server.ts"
import { portVariables } from "../stack/stack-settings.ts"

/** A variable as the manual shows it. */
export type Variable = {
  name: string
  unset: string
  description: string
  /** Effect of leaving it unset. */
  without: string
}

/** A variable of a server, with its default as one would write it; "" when there is none. */
export type ServerVariable = Variable & { value: string }

const none = "none"

/** Variables of the api, in the order of its schema. */
export const apiVariables: ServerVariable[] = Object.entries(apiEnvironment.shape).map(fromSchema)

/** Variables of the web server, in the order of its schema. */
export const webVariables: ServerVariable[] = Object.entries(webEnvironment.shape).map(fromSchema)

type Setting = {
  meta: () => Record<string, unknown> | undefined
  safeParse: (value: undefined) => { success: boolean; data?: unknown }
}

function fromSchema([name, schema]: [string, Setting]): ServerVariable {
  const { description, without, shownDefault } = schema.meta() ?? {}
  if (typeof description !== "string") throw new Error(`${name} does not say what it means`)
  const { success, data } = schema.safeParse(undefined)
  const fixed = success && shownDefault === undefined ? data : undefined
  const unset = String(shownDefault ?? shown(fixed))
  if (unset === none && !without) throw new Error(`${name} does not say what happens without it`)
  return {
    name,
    unset,
    description,
    without: String(without ?? "the default"),
    value: typeof fixed === "boolean" ? String(Number(fixed)) : String(fixed ?? ""),
  }
}

function shown(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no"
  return value === undefined || value === "" ? none : `\`${value}\``
}

const port = (name: string, unset: string, description: string): Variable => ({
  name,
  unset,
  description: `Port of ${description}.`,
  without: "the default",
})

/** Variables of `npm start` and `npm run dev` in addition to those of both servers. */
export const startVariables: Variable[] = [
  {
    name: "WARA_DATA_DIR",
    unset: "`.wara`",
    description: "Folder of the database, pictures, caches and logs.",
    without: "the default, in the folder of the project",
  },
  {
    name: "DATABASE_URL",
    unset: "none",
    description: "A PostgreSQL of one's own.",
    without: "the embedded one, in that folder",
  },
  port(portVariables.mailPage, "8025", "the page that shows what was mailed"),
  port(portVariables.smtp, "a free one", "the mail catcher"),
  port(portVariables.people, "a free one", "the stand-in for Google and Facebook"),
  port(portVariables.webpay, "a free one", "the Webpay simulator"),
  port(portVariables.indicators, "a free one", "the stand-in for the source of indicators"),
  port(portVariables.postgres, "a free one", "the embedded database"),
]

/** Variables of tests and measurements. */
export const testVariables: Variable[] = [
  {
    name: "CHROMIUM_PATH",
    unset: "none",
    description: "The browser of journeys and measurements.",
    without: "one that is installed is found, or else fetched",
  },
  {
    name: "E2E_TRACE",
    unset: "no",
    description: "`1` keeps a trace of each journey.",
    without: "no traces, which cost time",
  },
  {
    name: "SITE_URL",
    unset: "none",
    description:
      "A running stack that journeys use, with `API_URL`, `MAIL_URL` and `DATABASE_URL` beside it.",
    without: "they start one of their own",
  },
  {
    name: "WARA_CRASH_RUNS",
    unset: "`0`",
    description: "How many more times the api is killed at each step of a payment.",
    without: "once a step",
  },
]
