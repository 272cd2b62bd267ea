import { LostFile } from "./lost-file.ts"

/**
 * Takes the place of the router's own function (see server/route-modules-plugin.ts), which reloads the
 * page that is being left, at once and without end. A module that does not arrive is an error of the
 * page it belongs to, where `useReload` finds it; when it was only fetched ahead, nothing happens.
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id]
  try {
    const module: unknown = await import(/* @vite-ignore */ route.module)
    loaded[route.id] = module
    return module
  } catch (cause) {
    throw new LostFile(cause)
  }
}
