import { DomainError } from "@wara/domain/errors"
import { LogInDeclined } from "../../ports/identity-provider/identity-provider.ts"

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
