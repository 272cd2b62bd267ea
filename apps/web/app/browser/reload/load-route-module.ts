/** A file of the site failed to load: the connection broke, or a new release has other files. */
export class LostFile extends Error {
  constructor(cause: unknown) {
    super("A file of the site could not be loaded", { cause })
    this.name = "LostFile"
  }
}

/** Messages of connection errors in Chromium, Safari and Firefox. */
const words = /^(?:Failed to fetch|Load failed|NetworkError)/

/** Whether an error means that the server was unreachable, for example during a deployment. */
export function isBrokenConnection(error: unknown): boolean {
  return error instanceof TypeError && words.test(error.message)
}

/** The part of a route's module that is used here: its page component. */
type RouteModule = { default?: () => unknown }

/**
 * Replaces the router's own function (see vite.config.ts), which reloads the page
 * that is being left, immediately and in a loop. A module that fails to load becomes a page that
 * throws when it is rendered, at its own address, where `useReload` handles it: the router would
 * ignore a failed load. Prefetching fails silently.
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  loaded: Record<string, RouteModule>,
): Promise<RouteModule> {
  const known = loaded[route.id]
  if (known !== undefined) return known
  try {
    const module: RouteModule = await import(/* @vite-ignore */ route.module)
    loaded[route.id] = module
    return module
  } catch (cause) {
    return {
      default: () => {
        throw new LostFile(cause)
      },
    }
  }
}
