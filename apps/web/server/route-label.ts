import { paths } from "@wara/domain/site/paths"

/** Label of a path for logs and metrics, from a small fixed set. */
export function routeLabel(pathname: string): string {
  // The data of `/` is at `/_.data`.
  const path = pathname.replace(/(?:\/_)?\.data$/, "") || paths.home
  if (knownPaths.has(path)) return path
  if (path === "/_root") return paths.home
  if (path.startsWith(`${paths.ads}/`)) return `${paths.ads}/:slug`
  for (const prefix of ["/assets/", "/api/images/", "/sitemaps/"]) {
    if (path.startsWith(prefix)) return `${prefix}*`
  }
  return /^\/[^/]+$/.test(path) ? "/:slug" : "*"
}

const knownPaths = new Set<string>([...Object.values(paths), "/health", "/metrics"])
