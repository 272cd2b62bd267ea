import { Outlet } from "react-router"
import { AuthColumns } from "../features/auth/auth-columns.tsx"
import { logInTexts } from "../features/auth/log-in-texts.ts"
import { Reasons } from "../features/auth/reasons.tsx"

/** Logging in: the form, and beside it what an account is good for. */
export default function AuthLayout() {
  return (
    <AuthColumns aside={<Reasons title={logInTexts.reasonsTitle} items={logInTexts.reasons} />}>
      <Outlet />
    </AuthColumns>
  )
}
