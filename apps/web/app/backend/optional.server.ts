import { recordFailure } from "./page-work.server.ts"

/**
 * Loads an optional part of a page; if it fails, the page shows `fallback`. The failure is reported
 * as usual and the page counts as incomplete, so that it is cached only briefly.
 */
export async function optional<Result, Fallback>(
  loaded: Promise<Result>,
  fallback: Fallback,
): Promise<Result | Fallback> {
  try {
    return await loaded
  } catch {
    recordFailure()
    return fallback
  }
}
