import { alertPath, leadThreadPath, mailSwitchesPath, paths } from "@wara/domain/site/paths"

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
  const ofMails = [leadThreadPath(""), alertPath(""), mailSwitchesPath("")]
  return ofMails.some((path) => pathname.startsWith(path)) || secretPages.includes(pathname)
}
