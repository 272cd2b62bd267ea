import { refuseUnsafeSettings } from "../app/unsafe-settings.server.ts"

/**
 * Serves the built site until a stop signal. Settings are checked before the modules are loaded that
 * read them. Throws one message when they are not safe or cannot be used.
 */
export async function serveSite(options: { clientDirectory: string }): Promise<void> {
  refuseUnsafeSettings(process.env)
  const { serveBuiltSite } = await import("./serve-built-site.ts")
  await serveBuiltSite(options)
}
