import { safeReturnPath } from "@wara/domain/site/return-path"
import type { PersistStorage } from "zustand/middleware"
import { tryStorage } from "../browser/storage.ts"

/** Overlays that users open. */
export type Overlay = "isSearchLightboxActive" | "isLoginLightboxActive" | "isMobileMenuOpen"

/** The interface state that local storage keeps [S3.7]. */
export type InterfaceState = Record<Overlay, boolean> & {
  /** The path to return to after logging in. */
  referer: string | null
  contactFormSent: boolean
}

/** The stored value: the state with the id of the tab that wrote it. */
export type StoredInterface = InterfaceState & { tab: string | null }

/** Key of the state in local storage, and of the tab id in session storage. */
export const interfaceKey = "wara-interface"

/** This tab's id, which survives a reload; null where it cannot be stored. */
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
 * The part of the stored state that a new document restores. The referrer applies to every tab; the
 * rest only to the tab that wrote it, and open overlays only after a reload.
 */
export function takeOver(stored: Partial<StoredInterface>): Partial<InterfaceState> {
  const isSameTab = typeof stored.tab === "string" && stored.tab === tabName()
  const isOpen = (was: unknown) => was === true && isSameTab && isReload()
  return {
    isSearchLightboxActive: isOpen(stored.isSearchLightboxActive),
    isLoginLightboxActive: isOpen(stored.isLoginLightboxActive),
    isMobileMenuOpen: isOpen(stored.isMobileMenuOpen),
    contactFormSent: isSameTab && stored.contactFormSent === true,
    // The stored value is untrusted; it must not redirect to another site.
    referer: safeReturnPath(stored.referer),
  }
}

/** Local storage, which may be unavailable. */
export const interfaceStorage: PersistStorage<StoredInterface> = {
  getItem: (name) => tryStorage(() => JSON.parse(window.localStorage.getItem(name) ?? "null")),
  setItem: (name, value) =>
    tryStorage(() => window.localStorage.setItem(name, JSON.stringify(value))),
  removeItem: (name) => tryStorage(() => window.localStorage.removeItem(name)),
}
