import { join, resolve } from "node:path"
import { repositoryRoot } from "../repository-root.ts"
import { StackFailure } from "./stack-failure.ts"
import { stackTexts } from "./stack-texts.ts"

export const portNames = [
  "web",
  "api",
  "mailPage",
  "people",
  "webpay",
  "smtp",
  "indicators",
  "postgres",
] as const

/** Ports by service; 0 takes any free one. */
export type StackPorts = Record<(typeof portNames)[number], number>

export const portVariables: { [What in keyof StackPorts]: string } = {
  web: "PORT",
  api: "API_PORT",
  mailPage: "MAIL_PAGE_PORT",
  people: "PEOPLE_PORT",
  webpay: "WEBPAY_PORT",
  smtp: "SMTP_PORT",
  indicators: "INDICATORS_PORT",
  postgres: "POSTGRES_PORT",
}

/** Users open three of them; the others only need to exist. */
const defaults: StackPorts = {
  web: 3000,
  api: 1337,
  mailPage: 8025,
  people: 0,
  webpay: 0,
  smtp: 0,
  indicators: 0,
  postgres: 0,
}

export type StackSettings = {
  ports: StackPorts
  host: string
  /** Absolute folder of database, uploads, image cache and logs. */
  dataDir: string
  /** An external PostgreSQL instead of the embedded one. */
  databaseUrl: string | null
  /** The public address of the site, when it is not this machine. */
  baseUrl: string | null
  /** The same for the api. */
  publicApiUrl: string | null
}

export function readStackSettings(env: NodeJS.ProcessEnv): StackSettings {
  return {
    ports: {
      web: readPort(env, "web"),
      api: readPort(env, "api"),
      mailPage: readPort(env, "mailPage"),
      people: readPort(env, "people"),
      webpay: readPort(env, "webpay"),
      smtp: readPort(env, "smtp"),
      indicators: readPort(env, "indicators"),
      postgres: readPort(env, "postgres"),
    },
    host: env.HOST || "127.0.0.1",
    dataDir: env.WARA_DATA_DIR ? resolve(env.WARA_DATA_DIR) : join(repositoryRoot, ".wara"),
    databaseUrl: env.DATABASE_URL || null,
    baseUrl: env.BASE_URL || null,
    publicApiUrl: env.PUBLIC_API_URL || null,
  }
}

function readPort(env: NodeJS.ProcessEnv, what: keyof StackPorts): number {
  const variable = portVariables[what]
  const value = env[variable]
  if (!value) return defaults[what]
  const port = Number(value)
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port
  throw new StackFailure(stackTexts.portInvalid(variable, value))
}
