import { isSocialProvider, type SocialProvider } from "@wara/domain/accounts/social-log-in"
import { DomainError } from "@wara/domain/errors"
import type { Config } from "../../config.ts"
import {
  type IdentityProvider,
  LogInDeclined,
} from "../../ports/identity-provider/identity-provider.ts"
import { createOpenidProvider } from "../../ports/identity-provider/openid-provider.ts"
import { createUserinfoProvider } from "../../ports/identity-provider/userinfo-provider.ts"

/** The available identity providers; those without a client id are missing. */
export type Providers = ReadonlyMap<SocialProvider, IdentityProvider>

type ProviderSettings = Pick<Config, "google" | "facebook" | "isRealProduction">

export function createProviders(config: ProviderSettings, timeoutSeconds?: number): Providers {
  const { google, facebook } = config
  const common = {
    insecure: !config.isRealProduction,
    ...(timeoutSeconds === undefined ? {} : { timeoutSeconds }),
  }
  const providers = new Map<SocialProvider, IdentityProvider>()
  if (google.client) {
    const options = { client: google.client, ...common }
    providers.set("google", createOpenidProvider(google.issuer, options))
  }
  if (facebook.client) {
    const { client, ...endpoints } = facebook
    providers.set("facebook", createUserinfoProvider(endpoints, { client, ...common }))
  }
  return providers
}

/**
 * Awaits a provider's answer; its failures become ServiceUnavailableError with the reason as cause.
 */
export async function askProvider<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (cause) {
    if (cause instanceof LogInDeclined) throw cause
    const error = new DomainError(
      "ServiceUnavailableError",
      "The provider returned an unexpected response",
    )
    error.cause = cause
    throw error
  }
}

/** The provider named in a path; throws NotFoundError when it does not exist or is switched off. */
export function requireProvider(
  providers: Providers,
  name: string,
): { provider: SocialProvider; port: IdentityProvider } {
  const port = isSocialProvider(name) ? providers.get(name) : undefined
  if (!isSocialProvider(name) || !port) {
    throw new DomainError("NotFoundError", "This log-in provider is not enabled")
  }
  return { provider: name, port }
}
