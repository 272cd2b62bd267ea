import type { Ad } from "@wara/contract/ad"
import { data, isRouteErrorResponse } from "react-router"
import { isBrokenConnection } from "../../session/reload/broken-connection.ts"
import { LostFile } from "../../session/reload/lost-file.ts"
import { errorPageTexts } from "./error-page-texts.ts"

/** Ads under an error (spec §9). */
export const errorPageAds = 8

/** An ad as error pages carry it: cards show no description. */
export type OfferedAd = Omit<Ad, "description">

/** Leaves out of an ad what an error page does not show. */
export function toOfferedAd({ description: _, ...ad }: Ad): OfferedAd {
  return ad
}

/** Status of a page that did not reach the browser whole: its connection broke. */
export const offlineStatus = 0

/** What an error page is about; `ads` are null when nobody loaded them yet. */
export type PageError = { status: number; message: string; ads: OfferedAd[] | null }

/** An error to throw from a loader, with the ads that its page offers instead. */
export function pageError(error: { status: number; message: string; ads: OfferedAd[] }) {
  const { status, message, ads } = error
  return data({ message, ads }, { status })
}

function messageOf(thrown: unknown): string {
  if (typeof thrown === "string") return thrown
  if (typeof thrown !== "object" || thrown === null || !("message" in thrown)) return ""
  return typeof thrown.message === "string" ? thrown.message : ""
}

/** Reads whatever was thrown; what is not an answer is the server's fault, unless nobody asked it. */
export function readPageError(error: unknown): PageError {
  if (!isRouteErrorResponse(error)) {
    // On the server `onLine` does not exist.
    if (globalThis.navigator?.onLine === false)
      return { status: offlineStatus, message: errorPageTexts.offline, ads: null }
    return error instanceof LostFile || isBrokenConnection(error)
      ? { status: offlineStatus, message: errorPageTexts.incomplete, ads: null }
      : { status: 500, message: "", ads: null }
  }
  const thrown: { ads?: OfferedAd[] } | null = error.data
  const ads = typeof thrown === "object" && Array.isArray(thrown?.ads) ? thrown.ads : null
  return { status: error.status, message: messageOf(error.data), ads }
}
