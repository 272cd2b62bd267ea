import { isSocialProvider, type SocialProvider } from "@wara/domain/accounts/social-log-in"
import { DomainError } from "@wara/domain/errors"
import type { IdentityProvider } from "../../ports/identity-provider/identity-provider.ts"
import type { Providers } from "./providers.ts"

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
