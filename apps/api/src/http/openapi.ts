import swagger from "@fastify/swagger"
import swaggerUi from "@fastify/swagger-ui"
import { siteVersion } from "@wara/domain/site/site-identity"
import { jsonSchemaTransform } from "fastify-type-provider-zod"
import type { App, AppContext } from "../app-context.ts"

/** The page runs its own scripts and styles only. */
const documentationPolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'"

/** OpenAPI 3.1 from the routes' own schemas, readable at /documentation where it is public. */
export async function registerOpenapi(app: App, { config }: AppContext): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${config.siteName} API`,
        version: siteVersion,
        description:
          "Collections share one query syntax of filters, sort, populate, fields and pagination. Money is in the ad's currency, instants are ISO 8601 in UTC.",
      },
      components: {
        securitySchemes: { session: { type: "http", scheme: "bearer" } },
      },
    },
    transform: jsonSchemaTransform,
  })
  if (!config.publishesDocumentation) return
  await app.register(swaggerUi, {
    routePrefix: "/documentation",
    staticCSP: documentationPolicy,
    uiConfig: { docExpansion: "none" },
    // The library's own bar shows its maker's logo and an address field for other sites.
    theme: {
      title: `${config.siteName} API`,
      css: [{ filename: "theme.css", content: ".swagger-ui .topbar { display: none }" }],
      favicon: [],
    },
  })
}
