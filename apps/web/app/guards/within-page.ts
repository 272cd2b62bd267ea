import { paths } from "@wara/domain/site/paths"
import type { ShouldRevalidateFunctionArgs } from "react-router"

/**
 * Navigating between the steps of the new-ad form makes no server request, so that it works
 * offline.
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
