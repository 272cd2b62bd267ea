/** Asks the person for their password; whether they confirmed it. */
type Ask = () => Promise<boolean>

let ask: Ask | null = null
let pending: Promise<boolean> | null = null

/** Declares what asks for the password; returns a function that ends this. */
export function askForConfirmation(given: Ask): () => void {
  ask = given
  return () => {
    if (ask === given) ask = null
  }
}

/**
 * Asks for the password after the api refused a call without it; calls that are refused at the same
 * time share one question. False when nothing can ask, or the person declined.
 */
export async function requestConfirmation(): Promise<boolean> {
  if (ask === null) return false
  pending ??= ask().finally(() => {
    pending = null
  })
  return pending
}
