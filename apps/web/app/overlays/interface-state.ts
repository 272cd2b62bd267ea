import { safeReturnPath } from "@wara/domain/site/return-path"
import { useEffect } from "react"
import { useLocation } from "react-router"
import { useStore } from "zustand"
import { type PersistStorage, persist } from "zustand/middleware"
import { createStore } from "zustand/vanilla"
import { tryStorage } from "../browser/storage.ts"

/** Overlays that users open. */
type Overlay = "isSearchLightboxActive" | "isLoginLightboxActive" | "isMobileMenuOpen"

/** The interface state that local storage keeps [S3.7]. */
type InterfaceState = Record<Overlay, boolean> & {
  /** The path to return to after logging in. */
  referer: string | null
  contactFormSent: boolean
}

/** The stored value: the state with the id of the tab that wrote it. */
type StoredInterface = InterfaceState & { tab: string | null }

/** Key of the state in local storage, and of the tab id in session storage. */
const interfaceKey = "wara-interface"

/** This tab's id, which survives a reload; null where it cannot be stored. */
function tabName(): string | null {
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
function takeOver(stored: Partial<StoredInterface>): Partial<InterfaceState> {
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
const interfaceStorage: PersistStorage<StoredInterface> = {
  getItem: (name) => tryStorage(() => JSON.parse(window.localStorage.getItem(name) ?? "null")),
  setItem: (name, value) =>
    tryStorage(() => window.localStorage.setItem(name, JSON.stringify(value))),
  removeItem: (name) => tryStorage(() => window.localStorage.removeItem(name)),
}

const closed = {
  isSearchLightboxActive: false,
  isLoginLightboxActive: false,
  isMobileMenuOpen: false,
}

const store = createStore<InterfaceState>()(
  persist<InterfaceState, [], [], StoredInterface>(
    () => ({ ...closed, referer: null, contactFormSent: false }),
    {
      name: interfaceKey,
      storage: interfaceStorage,
      partialize: (state) => ({ ...state, tab: tabName() }),
      merge: (stored, state) => ({
        ...state,
        ...(typeof stored === "object" && stored !== null ? takeOver(stored) : {}),
      }),
    },
  ),
)

/** Opens an overlay and closes any other. */
export function openOverlay(overlay: Overlay): void {
  store.setState({ ...closed, [overlay]: true })
}

export function closeOverlay(overlay: Overlay): void {
  if (store.getState()[overlay]) store.setState({ [overlay]: false })
}

export function toggleOverlay(overlay: Overlay): void {
  if (store.getState()[overlay]) closeOverlay(overlay)
  else openOverlay(overlay)
}

export function closeOverlays(): void {
  closeOverlay("isSearchLightboxActive")
  closeOverlay("isLoginLightboxActive")
  closeOverlay("isMobileMenuOpen")
}

/** Whether an overlay is open; always false on the server. */
export function useOverlay(overlay: Overlay): boolean {
  return useStore(store, (state) => state[overlay])
}

/** Stores the path to return to after logging in; null clears it. */
export function setReferrer(referer: string | null): void {
  if (store.getState().referer !== referer) store.setState({ referer })
}

/** The path to return to after logging in, when nothing else specifies it; null on the server. */
export function useReferrer(): string | null {
  return useStore(store, (state) => state.referer)
}

/** Sets or clears the flag that the contact form was sent [S4.7]. */
export function setContactFormSent(contactFormSent: boolean): void {
  if (store.getState().contactFormSent !== contactFormSent) store.setState({ contactFormSent })
}

/** Whether the contact form was sent in this visit and the thanks have not been shown yet. */
export function useContactFormSent(): boolean {
  return useStore(store, (state) => state.contactFormSent)
}

/**
 * The visit shownVisit in this tab; module state, because layouts are unmounted, for example by an error
 * page.
 */
let shownVisit: string | null = null

/** Closes overlays at each navigation; a reload keeps them. */
export function useClosingOverlays(): void {
  const { key: visit } = useLocation()
  useEffect(() => {
    if (shownVisit !== null && shownVisit !== visit) closeOverlays()
    shownVisit = visit
  }, [visit])
}
