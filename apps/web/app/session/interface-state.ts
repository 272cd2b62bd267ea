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

/** Opens it; what was open gives way. */
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

/** Closes whatever is open, as going anywhere does. */
export function closeOverlays(): void {
  closeOverlay("isSearchLightboxActive")
  closeOverlay("isLoginLightboxActive")
  closeOverlay("isMobileMenuOpen")
}

/** Whether it is open; never on the server. */
export function useOverlay(overlay: Overlay): boolean {
  return useStore(store, (state) => state[overlay])
}

/** Notes the path to go on to after logging in; null forgets it. */
export function setReferrer(referer: string | null): void {
  if (store.getState().referer !== referer) store.setState({ referer })
}

/** The path to go on to after logging in, when nothing else says where; null on the server. */
export function useReferrer(): string | null {
  return useStore(store, (state) => state.referer)
}

/** Notes that the contact form was sent, or that this is no news any more. */
export function setContactFormSent(contactFormSent: boolean): void {
  if (store.getState().contactFormSent !== contactFormSent) store.setState({ contactFormSent })
}

/** Whether the contact form was sent on this visit and not shown since. */
export function useContactFormSent(): boolean {
  return useStore(store, (state) => state.contactFormSent)
}
