import type { App, AppContext } from "../../app-context.ts"

/** Uploads of pictures (spec §7: ads/upload). */
export function registerUploading(_app: App, _context: AppContext): void {}
