import type { FastifyCorsOptions } from "@fastify/cors"
import type { Config } from "../../config.ts"

declare module "fastify" {
  interface FastifyContextConfig {
    /** Which other origins' pages may call a route; none unless it says so. */
    cors?: FastifyCorsOptions
  }
}

/** Lets the site's own pages post straight to the api (spec §7); those of nobody else. */
export function allowSite(config: Config): FastifyCorsOptions {
  return {
    origin: new URL(config.baseUrl).origin,
    methods: ["POST"],
    allowedHeaders: ["authorization", "content-type"],
    exposedHeaders: ["retry-after"],
    maxAge: 3600,
  }
}
