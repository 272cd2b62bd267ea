import { days } from "@wara/domain/time"
import * as oauth from "openid-client"
import { z } from "zod"
import {
  authorizationUrl,
  defaultTimeoutSeconds,
  exchangeCode,
  type ProviderOptions,
} from "./code-flow.ts"
import type { IdentityProvider } from "./identity-provider.ts"
import {
  claimedEmailSchema,
  claimedNameSchema,
  subjectSchema,
  verifiedSchema,
} from "./userinfo-provider.ts"

const claimsSchema = z.object({
  sub: subjectSchema,
  email: claimedEmailSchema,
  email_verified: verifiedSchema,
  given_name: claimedNameSchema,
  family_name: claimedNameSchema,
})

/** Milliseconds that a provider's discovery document is cached. */
const descriptionMs = days(1)

/** Google or any other OpenID Connect provider: a signed ID token identifies the person. */
export function createOpenidProvider(
  issuer: string,
  options: ProviderOptions,
  now: () => number = Date.now,
): IdentityProvider {
  let known: { configuration: Promise<oauth.Configuration>; until: number } | null = null

  /** Concurrent calls share one request; a failure is not cached. */
  function describe(): Promise<oauth.Configuration> {
    if (known && now() < known.until) return known.configuration
    const configuration = discover(issuer, options)
    known = { configuration, until: now() + descriptionMs }
    configuration.catch(() => {
      if (known?.configuration === configuration) known = null
    })
    return configuration
  }

  return {
    begin: async (secrets, redirectUri) =>
      authorizationUrl(await describe(), secrets, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        nonce: secrets.nonce,
      }),
    finish: async (secrets, returned) => {
      const checks = { expectedNonce: secrets.nonce }
      const answer = await exchangeCode(await describe(), secrets, returned, checks)
      const claims = claimsSchema.parse(answer.claims())
      return {
        subject: claims.sub,
        email: claims.email,
        // A missing claim is no proof: the owner of an unverified address could take over an
        // account.
        emailVerified: claims.email_verified === true,
        firstname: claims.given_name,
        lastname: claims.family_name,
      }
    },
  }
}

function discover(issuer: string, options: ProviderOptions): Promise<oauth.Configuration> {
  const { client, insecure, timeoutSeconds = defaultTimeoutSeconds } = options
  return oauth.discovery(new URL(issuer), client.id, client.secret, undefined, {
    timeout: timeoutSeconds,
    // The signature is verified too, although the token comes directly from the provider.
    execute: [oauth.enableNonRepudiationChecks, ...(insecure ? [oauth.allowInsecureRequests] : [])],
  })
}
