import type { SocialProvider } from "@wara/domain/accounts/social-log-in"
import { minutes } from "@wara/domain/time"
import { limitNetwork } from "../../../access/limits.ts"
import { hashToken, newToken } from "../../../access/token.ts"
import type { Database } from "../../../database/database.ts"
import type { IdentityProvider } from "../../../ports/identity-provider/identity-provider.ts"
import { askProvider } from "../providers.ts"
import { insertAttempt } from "../store.ts"

/** Milliseconds within which a person must come back from the provider. */
const attemptMs = minutes(10)

/** High enough for an office that shares one network. */
const limit = { name: "social-begin", limit: 60, windowSeconds: 600 }

/**
 * Begins a log-in and returns the provider's URL. Throws RateLimitError past the limit, and
 * ServiceUnavailableError when the provider does not answer.
 */
export async function beginLogIn(
  database: Database,
  begin: {
    provider: SocialProvider
    port: IdentityProvider
    redirectUri: string
    /**
     * Secret that binds the code to the browser that begins; null when any browser may use the
     * code.
     */
    binding: string | null
    network: string
    now: Date
  },
): Promise<URL> {
  const { provider, port, redirectUri, binding, network, now } = begin
  await limitNetwork(database, { ...limit, network })
  const secrets = { state: newToken(), codeVerifier: newToken(), nonce: newToken() }
  const address = await askProvider(port.begin(secrets, redirectUri))
  const attempt = {
    provider,
    stateHash: hashToken(secrets.state),
    codeVerifier: secrets.codeVerifier,
    nonce: secrets.nonce,
    bindingHash: binding === null ? null : hashToken(binding),
    expiresAt: new Date(now.getTime() + attemptMs),
  }
  await insertAttempt(database, attempt, now)
  return address
}
