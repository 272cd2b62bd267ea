import { paths } from "@wara/domain/site/paths"
import { type MouseEvent, useEffect, useState } from "react"
import { Link } from "react-router"
import { loadQuietly } from "../../browser/reload/reload.ts"
import { useLoaded } from "../../browser/use-loaded.ts"
import { whenIdle } from "../../browser/when-idle.ts"
import {
  isConsentAnswered,
  offerConsent,
  offeredParts,
  setNotice,
  useNotice,
} from "../../integrations/consent/consent.ts"
import type { IntegrationSettings } from "../../integrations/integration-settings.ts"
import { useTurn } from "../../overlays/next-overlay.ts"
import { cookieTexts } from "./texts.ts"

/**
 * Asks for cookie consent once the page is idle, until the user has answered for each enabled
 * purpose [S4.9], and again whenever they want to change their answer. Its code is loaded only when
 * it is shown.
 */
export function CookieConsent({ settings }: { settings: IntegrationSettings }) {
  const notice = useNotice()
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    offerConsent(offeredParts(settings))
    if (!isConsentAnswered()) return whenIdle(() => setAsking(true))
  }, [settings])
  const isWaiting = notice === "opened" || (notice === "by itself" && isAsking)
  const isTurn = useTurn("cookie-notice", isWaiting)
  // Without an answer consent counts as refused: no third-party code is loaded.
  const loaded = useLoaded(isWaiting, {
    load: () => loadQuietly(() => import("./cookie-notice.tsx")),
  })
  if (loaded === null) return null
  return (
    <loaded.CookieNotice settings={settings} isShown={isTurn} wasOpened={notice === "opened"} />
  )
}

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
      data-waits=""
      onClick={open}
      className="-my-1 py-1 hover:text-ink hover:underline"
    >
      {cookieTexts.preferences}
    </Link>
  )
}
