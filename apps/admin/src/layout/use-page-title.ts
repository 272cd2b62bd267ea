import { useEffect } from "react"
import { panelSettings } from "../panel-settings.ts"
import { layoutTexts } from "./layout-texts.ts"

/** Gives the browser's tab the title that the library writes into the bar. */
export function usePageTitle(): void {
  useEffect(() => {
    const title = document.getElementById("react-admin-title")
    if (!title) return
    const copy = () => {
      const page = title.textContent?.trim() ?? ""
      const panel = `${panelSettings.siteName} ${layoutTexts.panel}`
      document.title = page === "" ? panel : `${page} · ${panel}`
    }
    copy()
    const observer = new MutationObserver(copy)
    observer.observe(title, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [])
}
