import { paths } from "@wara/domain/site/paths"
import type { MouseEvent } from "react"
import { Link } from "react-router"
import { setNotice } from "../../integrations/consent/cookie-notice-state.ts"
import { cookieTexts } from "./cookie-texts.ts"

/**
 * Button that reopens the cookie choices; without JavaScript, a link to the policy's section on
 * cookies.
 */
export function CookiePreferences() {
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setNotice("opened")
  }
  return (
    <Link
      to={paths.cookiesAnchor}
      onClick={open}
      className="-my-1 py-1 hover:text-ink hover:underline"
    >
      {cookieTexts.preferences}
    </Link>
  )
}
