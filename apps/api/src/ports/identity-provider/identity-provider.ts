/** Secrets of one log-in, made when it begins and needed again when it comes back. */
export type LogInSecrets = { state: string; codeVerifier: string; nonce: string }

/** What a provider says of the person who logged in there. */
export type Claims = {
  /** The person's number at the provider; never changes. */
  subject: string
  email: string | null
  /** Whether the provider made sure that the address is the person's. */
  emailVerified: boolean
  firstname: string
  lastname: string
}

/** Who vouches for people at log-in, by OAuth's code flow with PKCE. */
export type IdentityProvider = {
  /** Where the person goes to log in. Rejects when the provider does not answer. */
  begin: (secrets: LogInSecrets, redirectUri: string) => Promise<URL>
  /**
   * Reads the person from the address that the provider sent the browser back to. Throws
   * LogInDeclined when the provider says no, anything else when it does not do its part.
   */
  finish: (secrets: LogInSecrets, returned: URL) => Promise<Claims>
}

/** The provider said no: the person gave up, or may not use it. `reason` is OAuth's error code. */
export class LogInDeclined extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(`The provider declined the log-in: ${errorWord(reason)}`)
    this.name = "LogInDeclined"
    this.reason = reason
  }
}

/** An error code of OAuth as it may be logged; whatever else a provider writes stays out. */
export function errorWord(text: string): string {
  return /^[a-z_]{1,40}$/.test(text) ? text : "something unusual"
}
