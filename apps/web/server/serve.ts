import { refuseUnsafeSettings } from "../app/unsafe-settings.server.ts"

/**
 * Production: the built site. NODE_ENV must be set before React is loaded, because it selects
 * React's build, and settings are checked before the modules that read them.
 */
process.env.NODE_ENV ??= "production"

try {
  refuseUnsafeSettings(process.env)
  const { serveBuiltSite } = await import("./serve-built-site.ts")
  await serveBuiltSite()
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exit(1)
}
