import { paths } from "@wara/domain/site/paths"
import { returnKey } from "@wara/domain/site/return-path"

/** The sign-up page that leads back to `returnTo` afterwards. */
export function registerPath(returnTo: string | null): string {
  if (returnTo === null) return paths.register
  return `${paths.register}?${new URLSearchParams({ [returnKey]: returnTo })}`
}
