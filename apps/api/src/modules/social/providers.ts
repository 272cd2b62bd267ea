import type { SocialProvider } from "@wara/domain/accounts/social-log-in"
import type { Config } from "../../config.ts"
import type { IdentityProvider } from "../../ports/identity-provider/identity-provider.ts"
import { createOpenidProvider } from "../../ports/identity-provider/openid-provider.ts"
import { createUserinfoProvider } from "../../ports/identity-provider/userinfo-provider.ts"

/** The available identity providers; those without a client id are missing. */
export type Providers = ReadonlyMap<SocialProvider, IdentityProvider>

type ProviderSettings = Pick<Config, "google" | "facebook" | "environment" | "demo">

export function createProviders(config: ProviderSettings, timeoutSeconds?: number): Providers {
  const { google, facebook } = config
  const common = {
    insecure: config.environment !== "production" || config.demo,
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
