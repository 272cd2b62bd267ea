import { data, isRouteErrorResponse } from "react-router"
import { isRecord } from "../../browser/is-record.ts"
import { isBrokenConnection, LostFile } from "../../browser/reload/load-route-module.ts"
import type { CardAd } from "../../entities/ad/card/card-ad.ts"
import { errorMessage, errorPageTexts } from "./texts.ts"

/** Number of ads on an error page [S9.1]. */
export const errorPageAds = 8

/** Status of a page that did not load completely because the connection broke. */
export const offlineStatus = 0

/**
 * Data of an error page; `ads` is null when they were not loaded yet. `description` replaces the
 * status's default description.
 */
export type PageError = {
  status: number
  message: string
  description?: string
  ads: CardAd[] | null
}

/** An error to throw from a loader, with the ads that its page suggests. */
export function pageError(error: {
  status: number
  message: string
  description?: string
  ads: CardAd[]
}) {
  const { status, ...content } = error
  return data(content, { status })
}

/**
 * Reads a text from the thrown value. Plain strings come from the framework and are not for users.
 */
function textOf(thrown: unknown, key: "message" | "description"): string {
  return isRecord(thrown) && typeof thrown[key] === "string" ? thrown[key] : ""
}

/**
 * Reads any thrown value; one that is not a response counts as a server error, or as offline when
 * there is no connection.
 */
export function readPageError(error: unknown): PageError {
  if (!isRouteErrorResponse(error)) {
    // On the server `onLine` does not exist.
    if (globalThis.navigator?.onLine === false)
      return { status: offlineStatus, message: errorPageTexts.offline, ads: null }
    return error instanceof LostFile || isBrokenConnection(error)
      ? { status: offlineStatus, message: errorPageTexts.incomplete, ads: null }
      : { status: 500, message: "", ads: null }
  }
  const thrown: { ads?: CardAd[] } | null = error.data
  const ads = typeof thrown === "object" && Array.isArray(thrown?.ads) ? thrown.ads : null
  const { status, data: thrownData } = error
  const message = errorMessage(status, textOf(thrownData, "message"))
  const description = textOf(thrownData, "description")
  return { status, message, ads, ...(description === "" ? {} : { description }) }
}
