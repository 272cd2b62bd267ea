import { pino, stdTimeFunctions } from "pino"
import { config } from "./config.server.ts"

/** Structured log of the web server. It must not contain personal data. */
export const logger = pino({
  level: config.logLevel,
  base: { service: "web" },
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
})
