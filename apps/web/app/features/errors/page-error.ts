import type { Ad } from "@wara/contract/ad"
import { data, isRouteErrorResponse } from "react-router"
import { isBrokenConnection } from "../../session/reload/broken-connection.ts"
import { LostFile } from "../../session/reload/lost-file.ts"
import { isRecord } from "../../ui/is-record.ts"
import { errorMessage, errorPageTexts } from "./error-page-texts.ts"

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

/**
 * What an error page is about; `ads` are null when nobody loaded them yet. `description` stands in place
 * of what is said of the status.
 */
export type PageError = {
  status: number
  message: string
  description?: string
  ads: OfferedAd[] | null
}

/** An error to throw from a loader, with the ads that its page offers instead. */
export function pageError(error: {
  status: number
  message: string
  description?: string
  ads: OfferedAd[]
}) {
  const { status, ...told } = error
  return data(told, { status })
}

/** A text of what was thrown. Bare texts are the framework's own, which are not for people. */
function textOf(thrown: unknown, key: "message" | "description"): string {
  return isRecord(thrown) && typeof thrown[key] === "string" ? thrown[key] : ""
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
  const { status, data: thrownData } = error
  const message = errorMessage(status, textOf(thrownData, "message"))
  const description = textOf(thrownData, "description")
  return { status, message, ads, ...(description === "" ? {} : { description }) }
}
