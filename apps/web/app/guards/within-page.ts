import { paths } from "@wara/domain/site/paths"
import type { ShouldRevalidateFunctionArgs } from "react-router"

/**
 * The form of a new ad asks the server nothing when one goes from step to step, forwards or by the
 * back button: it works without a connection.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isWithin = currentUrl.pathname === paths.postAd && nextUrl.pathname === paths.postAd
  return isWithin && formMethod === undefined ? false : defaultShouldRevalidate
}
