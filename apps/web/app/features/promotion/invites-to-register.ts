import { paths } from "@wara/domain/site/paths"

/** Pages on which somebody is about to have an account, or to leave one. */
const aboutAccounts: string[] = [
  paths.register,
  paths.login,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirmEmail,
  paths.logOut,
]

/** Whether the promotion may interrupt what a page is for. */
export function invitesToRegister(path: string): boolean {
  return !aboutAccounts.some((own) => path === own || path.startsWith(`${own}/`))
}
