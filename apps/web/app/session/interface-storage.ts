import { safeReturnPath } from "@wara/domain/site/return-path"
import type { PersistStorage } from "zustand/middleware"
import { tryStorage } from "../ui/try-storage.ts"

/** What lies over the page because somebody opened it. */
export type Overlay = "isSearchLightboxActive" | "isLoginLightboxActive" | "isMobileMenuOpen"

/** The state of the interface that local storage keeps (spec §3). */
export type InterfaceState = Record<Overlay, boolean> & {
  /** The path to go on to after logging in. */
  referer: string | null
  contactFormSent: boolean
}

/** What local storage keeps: the state with the tab that wrote it. */
export type StoredInterface = InterfaceState & { tab: string | null }

/** Where local storage keeps it, and session storage the name of the tab. */
export const interfaceKey = "wara-interface"

/** This tab's name, the same after a reload; null where it cannot be kept. */
export function tabName(): string | null {
  return tryStorage(() => {
    const known = window.sessionStorage.getItem(interfaceKey)
    if (known !== null) return known
    const name = Math.random().toString(36).slice(2)
    window.sessionStorage.setItem(interfaceKey, name)
    return name
  })
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType("navigation")
  return entry !== undefined && "type" in entry && entry.type === "reload"
}

/**
 * What a new document goes on with. Where one came from is for every tab; the rest is for the tab
 * that wrote it, and what was open only after a reload.
 */
export function takeOver(stored: Partial<StoredInterface>): Partial<InterfaceState> {
  const isSameTab = typeof stored.tab === "string" && stored.tab === tabName()
  const isOpen = (was: unknown) => was === true && isSameTab && isReload()
  return {
    isSearchLightboxActive: isOpen(stored.isSearchLightboxActive),
    isLoginLightboxActive: isOpen(stored.isLoginLightboxActive),
    isMobileMenuOpen: isOpen(stored.isMobileMenuOpen),
    contactFormSent: isSameTab && stored.contactFormSent === true,
    // Anybody may have written there: nobody is sent to another site.
    referer: safeReturnPath(stored.referer),
  }
}

/** Local storage, which may be missing. */
export const interfaceStorage: PersistStorage<StoredInterface> = {
  getItem: (name) => tryStorage(() => JSON.parse(window.localStorage.getItem(name) ?? "null")),
  setItem: (name, value) =>
    tryStorage(() => window.localStorage.setItem(name, JSON.stringify(value))),
  removeItem: (name) => tryStorage(() => window.localStorage.removeItem(name)),
}
