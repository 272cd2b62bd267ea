import { useEffect } from "react"
import { useLocation } from "react-router"
import { useStore } from "zustand"
import { persist } from "zustand/middleware"
import { createStore } from "zustand/vanilla"
import {
  type InterfaceState,
  interfaceKey,
  interfaceStorage,
  type Overlay,
  type StoredInterface,
  tabName,
  takeOver,
} from "./interface-storage.ts"

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
