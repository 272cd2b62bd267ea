import { alertPath, leadThreadPath, paths } from "@wara/domain/site/paths"

export { openGoogleTagManager } from "./google-tag-manager.ts"

const secretPages: string[] = [
  paths.confirmEmail,
  paths.resetPassword,
  paths.adLink,
  paths.appeal,
  paths.loginGoogle,
  paths.loginFacebook,
  paths.paymentReturn,
]

/** Whether a page's address contains a secret code: third-party scripts must not read it. */
export function isSecretPage(pathname: string): boolean {
  const isOfMail = [leadThreadPath(""), alertPath("")].some((path) => pathname.startsWith(path))
  return isOfMail || secretPages.includes(pathname)
}
