/** Secrets of one log-in, created when it begins and needed again at its return. */
export type LogInSecrets = { state: string; codeVerifier: string; nonce: string }

/** A provider's claims about the person who logged in there. */
export type Claims = {
  /** The person's permanent id at the provider. */
  subject: string
  email: string | null
  /** Whether the provider verified that the address belongs to the person. */
  emailVerified: boolean
  firstname: string
  lastname: string
}

/** Provider that identifies users at log-in, by OAuth's code flow with PKCE. */
export type IdentityProvider = {
  /** URL at which the person logs in. Rejects when the provider does not answer. */
  begin: (secrets: LogInSecrets, redirectUri: string) => Promise<URL>
  /**
   * Reads the person's claims with the address to which the provider returned the browser. Throws
   * LogInDeclined when the provider refuses, any other error when the provider fails.
   */
  finish: (secrets: LogInSecrets, returned: URL) => Promise<Claims>
}

/** The provider refused: the person gave up or is not allowed. `reason` is OAuth's error code. */
export class LogInDeclined extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(`The provider declined the log-in: ${errorWord(reason)}`)
    this.name = "LogInDeclined"
    this.reason = reason
  }
}

/** An OAuth error code that is safe to log; any other text of a provider is left out. */
export function errorWord(text: string): string {
  return /^[a-z_]{1,40}$/.test(text) ? text : "something unusual"
}
