import { pino } from "pino"
import { config } from "./config.server.ts"

/** Structured log of the web server. Nothing that tells who somebody is may go in. */
export const logger = pino({ level: config.logLevel, base: { app: "web" } })
