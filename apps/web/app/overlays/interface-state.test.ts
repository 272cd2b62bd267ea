import { renderHook } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"

const key = "wara-interface"

/** A new document, with empty memory. */
async function openDocument(arrival: "navigate" | "reload") {
  vi.resetModules()
  vi.stubGlobal("performance", { now: Date.now, getEntriesByType: () => [{ type: arrival }] })
  const state = await import("./interface-state.ts")
  const read = <Value>(use: () => Value) => renderHook(use).result.current
  const isOpen = () => ({
    search: read(() => state.useOverlay("isSearchLightboxActive")),
    logIn: read(() => state.useOverlay("isLoginLightboxActive")),
    menu: read(() => state.useOverlay("isMobileMenuOpen")),
  })
  return { ...state, read, isOpen }
}

const stored = () => JSON.parse(localStorage.getItem(key) ?? "null")?.state
const allClosed = { search: false, logIn: false, menu: false }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test("[S4.7] each overlay opens, closes and toggles, one at a time", async () => {
  const { openOverlay, closeOverlay, toggleOverlay, closeOverlays, isOpen } =
    await openDocument("navigate")
  expect(isOpen()).toEqual(allClosed)
  openOverlay("isSearchLightboxActive")
  expect(isOpen()).toEqual({ ...allClosed, search: true })
  openOverlay("isLoginLightboxActive")
  expect(isOpen()).toEqual({ ...allClosed, logIn: true })
  closeOverlay("isSearchLightboxActive")
  expect(isOpen()).toEqual({ ...allClosed, logIn: true })
  toggleOverlay("isMobileMenuOpen")
  expect(isOpen()).toEqual({ ...allClosed, menu: true })
  toggleOverlay("isMobileMenuOpen")
  expect(isOpen()).toEqual(allClosed)
  openOverlay("isSearchLightboxActive")
  closeOverlays()
  expect(isOpen()).toEqual(allClosed)
})

test("[S3.7] local storage has these five keys", async () => {
  const { openOverlay, setReferrer, setContactFormSent } = await openDocument("navigate")
  openOverlay("isMobileMenuOpen")
  setReferrer("/anuncios?s=grua")
  setContactFormSent(true)
  expect(stored()).toMatchObject({
    isSearchLightboxActive: false,
    isLoginLightboxActive: false,
    isMobileMenuOpen: true,
    referer: "/anuncios?s=grua",
    contactFormSent: true,
  })
})

test("[S3.7] a reload restores the open overlay; opening another URL does not", async () => {
  const before = await openDocument("navigate")
  before.openOverlay("isSearchLightboxActive")
  const reloaded = await openDocument("reload")
  expect(reloaded.isOpen()).toEqual({ ...allClosed, search: true })
  const elsewhere = await openDocument("navigate")
  expect(elsewhere.isOpen()).toEqual(allClosed)
})

test("[S3.7] another tab restores no overlay, but the return path", async () => {
  const { openOverlay, setReferrer, setContactFormSent } = await openDocument("navigate")
  openOverlay("isLoginLightboxActive")
  setReferrer("/anuncios/grua-1")
  setContactFormSent(true)
  sessionStorage.clear()
  const other = await openDocument("reload")
  expect(other.isOpen()).toEqual(allClosed)
  expect(other.read(other.useContactFormSent)).toBe(false)
  expect(other.read(other.useReferrer)).toBe("/anuncios/grua-1")
})

test("[S4.7] the flag that the contact form was sent is set, survives a reload, and is cleared", async () => {
  const before = await openDocument("navigate")
  before.setContactFormSent(true)
  const { read, useContactFormSent, setContactFormSent } = await openDocument("reload")
  expect(read(useContactFormSent)).toBe(true)
  setContactFormSent(false)
  expect(stored()).toMatchObject({ contactFormSent: false })
})

test.each([
  '{"state":{"referer":"//evil.test","isMobileMenuOpen":"yes"},"version":0}',
  '{"state":7,"version":0}',
  "no json",
])("manipulated storage, %s, opens nothing and leads to no other site", async (text) => {
  localStorage.setItem(key, text)
  const { isOpen, read, useReferrer } = await openDocument("reload")
  expect(isOpen()).toEqual(allClosed)
  expect(read(useReferrer)).toBeNull()
})

test("without storage the state works until the page is left", async () => {
  for (const method of ["getItem", "setItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("no")
    })
  }
  const { openOverlay, isOpen, setReferrer, read, useReferrer } = await openDocument("reload")
  openOverlay("isSearchLightboxActive")
  setReferrer("/anuncios")
  expect(isOpen()).toEqual({ ...allClosed, search: true })
  expect(read(useReferrer)).toBe("/anuncios")
})
