import {
  readSocialLogInFailure,
  type SocialLogInFailure,
  type SocialProvider,
} from "@wara/domain/accounts/social-log-in"
import { DomainError } from "@wara/domain/errors"
import { paths } from "@wara/domain/site/paths"
import type { FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { callerDevice, callerNetwork } from "../../access/caller.ts"
import type { App, AppContext } from "../../app-context.ts"
import type { Config } from "../../config.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { toDomainError } from "../../http/errors.ts"
import { LogInDeclined } from "../../ports/identity-provider/identity-provider.ts"
import { type Providers, requireProvider } from "./providers.ts"
import { beginLogIn } from "./use-cases/begin-log-in.ts"
import { finishLogIn } from "./use-cases/finish-log-in.ts"

const pages = { google: paths.loginGoogle, facebook: paths.loginFacebook }

/**
 * URL of the site's page on which a log-in ends, with its code or with the reason of the failure.
 */
function landingUrl(
  config: Pick<Config, "baseUrl">,
  provider: SocialProvider,
  result: { access_token: string } | { error: SocialLogInFailure },
): string {
  return `${config.baseUrl}${pages[provider]}?${new URLSearchParams(result)}`
}

/**
 * Maps an error to a closed list of words for the page; the provider's own text is never passed on.
 */
function failureOf(error: unknown): SocialLogInFailure {
  if (error instanceof LogInDeclined) {
    return declinedByPerson.has(error.reason) ? "cancelled" : "ServiceUnavailableError"
  }
  return readSocialLogInFailure(toDomainError(error).code)
}

/** OAuth error codes for "the person declined or did not finish". */
const declinedByPerson = new Set([
  "access_denied",
  "consent_required",
  "interaction_required",
  "login_required",
  "account_selection_required",
])

const paramsSchema = z.object({ provider: z.string() })
const redirected = { 302: z.null().describe("Redirect to the provider or to a page of the site") }

/** The two addresses that a browser visits on the way to a provider and back. */
export function registerConnect(app: App, context: AppContext, providers: Providers): void {
  const { config, database } = context
  const returnAddress = (provider: string) =>
    `${config.publicApiUrl}${config.prefix}/connect/${provider}/callback`

  /** Redirects the browser; every failure is shown by a page of the site. */
  async function redirect(
    request: FastifyRequest<{ Params: { provider: string } }>,
    reply: FastifyReply,
    work: (found: ReturnType<typeof requireProvider>) => Promise<string>,
  ) {
    const found = requireProvider(providers, request.params.provider)
    reply.header("cache-control", "no-store")
    try {
      return reply.redirect(await work(found))
    } catch (error) {
      const failure = failureOf(error)
      const unexpected = failure === "UnknownError" || failure === "ServiceUnavailableError"
      if (unexpected) {
        const err = error instanceof DomainError ? (error.cause ?? error) : error
        request.log.error({ err, provider: found.provider }, "social log-in failed")
      }
      return reply.redirect(landingUrl(config, found.provider, { error: failure }))
    }
  }

  app.get(
    "/connect/:provider",
    {
      schema: {
        tags: ["accounts"],
        summary: "Starts an OAuth log-in in a browser",
        params: paramsSchema,
        querystring: z.strictObject({
          binding: z
            .string()
            .min(16)
            .max(200)
            .optional()
            .describe("Secret of the browser; only its holder can finish the log-in"),
        }),
        response: { ...redirected, ...errorResponses(400, 404) },
      },
    },
    (request, reply) =>
      redirect(request, reply, async ({ provider, port }) => {
        const address = await beginLogIn(database, {
          provider,
          port,
          redirectUri: returnAddress(provider),
          binding: request.query.binding ?? null,
          network: callerNetwork(request),
          now: new Date(),
        })
        return address.href
      }),
  )

  app.get(
    "/connect/:provider/callback",
    {
      schema: {
        tags: ["accounts"],
        summary: "OAuth callback the provider redirects the browser to",
        params: paramsSchema,
        // Providers append arbitrary parameters.
        querystring: z.looseObject({}),
        response: { ...redirected, ...errorResponses(404) },
      },
    },
    (request, reply) =>
      redirect(request, reply, async ({ provider, port }) => {
        const returned = new URL(returnAddress(provider))
        const [, query = ""] = request.url.split(/\?(.*)/s)
        returned.search = query
        const caller = { network: callerNetwork(request), device: callerDevice(request) }
        const finish = { provider, port, returned, ...caller, now: new Date() }
        const code = await finishLogIn(context, finish)
        return landingUrl(config, provider, { access_token: code })
      }),
  )
}
