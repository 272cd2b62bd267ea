import { useEffect, useState } from "react"
import { useNavigation } from "react-router"
import { uiTexts } from "./texts.ts"

/** Milliseconds that a page may take before the bar appears [S9.5]. */
const throttle = 200

/** Shows that the next page is loading; its height and duration are design tokens [S9.5]. */
export function LoadingBar() {
  const isBusy = useNavigation().state !== "idle"
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isBusy) return setShown(false)
    const timer = setTimeout(() => setShown(true), throttle)
    return () => clearTimeout(timer)
  }, [isBusy])
  if (!isShown) return null
  return (
    <div
      role="progressbar"
      aria-label={uiTexts.loading}
      className="loading-bar fixed inset-x-0 top-0 z-50 h-(--size-loading-bar) origin-left bg-copper"
    />
  )
}
