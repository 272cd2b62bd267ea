import { withoutCode } from "@wara/domain/site/page-paths"
import { paths } from "@wara/domain/site/paths"

export { openGoogleTagManager } from "./google-tag-manager.ts"

const secretPages: string[] = [
  paths.confirmEmail,
  paths.confirmEmailChange,
  paths.stopEmailChange,
  paths.resetPassword,
  paths.confirmRights,
  paths.adLink,
  paths.appeal,
  paths.loginGoogle,
  paths.loginFacebook,
  paths.paymentReturn,
]

/** Whether a page's address contains a secret code: third-party scripts must not read it. */
export function isSecretPage(pathname: string): boolean {
  return withoutCode(pathname) !== pathname || secretPages.includes(pathname)
}
