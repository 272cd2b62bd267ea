import { LostFile } from "./lost-file.ts"

/** What is known here of a route's module: what draws its page. */
type RouteModule = { default?: () => unknown }

/**
 * Takes the place of the router's own function (see server/route-modules-plugin.ts), which reloads the
 * page that is being left, at once and without end. A module that does not arrive becomes a page that
 * fails when it is drawn, at its own address, where `useReload` finds it: the router goes on as if
 * nothing were when loading itself fails. Where it was only fetched ahead, nothing happens.
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
