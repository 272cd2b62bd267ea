import type { FastifyCorsOptions } from "@fastify/cors"
import type { Config } from "../../config.ts"

declare module "fastify" {
  interface FastifyContextConfig {
    /** Origins that may call a route across origins; none by default. */
    cors?: FastifyCorsOptions
  }
}

/** Allows only the site's own pages to post directly to the api [S7.12]. */
export function allowSite(config: Config): FastifyCorsOptions {
  return {
    origin: new URL(config.baseUrl).origin,
    methods: ["POST"],
    allowedHeaders: ["authorization", "content-type"],
    exposedHeaders: ["retry-after"],
    maxAge: 3600,
  }
}
