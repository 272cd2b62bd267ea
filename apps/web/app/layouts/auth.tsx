import { Outlet } from "react-router"
import { AuthColumns, Reasons } from "../features/auth/auth-columns.tsx"
import { logInTexts } from "../features/auth/texts.ts"

/** Layout of the log-in: the form, with the benefits of an account beside it. */
export default function AuthLayout() {
  return (
    <AuthColumns aside={<Reasons title={logInTexts.reasonsTitle} items={logInTexts.reasons} />}>
      <Outlet />
    </AuthColumns>
  )
}
