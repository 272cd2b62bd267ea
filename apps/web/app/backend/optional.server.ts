import { recordFailure } from "./page-work.server.ts"

/**
 * A part of a page that the page can do without: when it cannot be loaded, the page shows `fallback`.
 * The failure is reported as any other, and the page counts as incomplete, so that it is not cached for
 * long.
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
