import { Outlet } from "react-router"
import { AuthColumns } from "../features/auth/auth-columns.tsx"
import { logInTexts } from "../features/auth/auth-texts.ts"
import { Reasons } from "../features/auth/reasons.tsx"

/** Layout of the log-in: the form, with the benefits of an account beside it. */
export default function AuthLayout() {
  return (
    <AuthColumns aside={<Reasons title={logInTexts.reasonsTitle} items={logInTexts.reasons} />}>
      <Outlet />
    </AuthColumns>
  )
}
