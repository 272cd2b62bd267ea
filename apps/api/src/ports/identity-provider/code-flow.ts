import * as oauth from "openid-client"
import { errorWord, LogInDeclined, type LogInSecrets } from "./identity-provider.ts"

export type ProviderOptions = {
  client: { id: string; secret: string }
  /** Allows http, for stand-ins on the same machine. */
  insecure: boolean
  /** Timeout of one answer in seconds; a log-in waits for three of them. */
  timeoutSeconds?: number
}

/** Default timeout in seconds. */
export const defaultTimeoutSeconds = 5

/** The authorization URL with state, PKCE and the `given` parameters. */
export async function authorizationUrl(
  provider: oauth.Configuration,
  secrets: LogInSecrets,
  given: { redirect_uri: string; scope: string; nonce?: string },
): Promise<URL> {
  return oauth.buildAuthorizationUrl(provider, {
    ...given,
    state: secrets.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(secrets.codeVerifier),
    code_challenge_method: "S256",
  })
}

/** Exchanges the code of the returned address; throws LogInDeclined when it contains an error. */
export async function exchangeCode(
  provider: oauth.Configuration,
  secrets: LogInSecrets,
  returned: URL,
  checks: { expectedNonce?: string } = {},
) {
  try {
    return await oauth.authorizationCodeGrant(provider, returned, {
      ...checks,
      expectedState: secrets.state,
      pkceCodeVerifier: secrets.codeVerifier,
    })
  } catch (error) {
    if (error instanceof oauth.AuthorizationResponseError) throw new LogInDeclined(error.error)
    if (error instanceof oauth.ResponseBodyError) {
      throw new Error(`The provider rejected the code: ${errorWord(error.error)}`)
    }
    throw error
  }
}
