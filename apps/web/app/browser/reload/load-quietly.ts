let loading = 0

/** Whether an optional part is being loaded. */
export function isLoadingQuietly(): boolean {
  return loading > 0
}

/**
 * Loads an optional part: integrations, and parts with a fallback. Blockers keep blocking such
 * files, so a reload would not help.
 */
export async function loadQuietly<Module>(load: () => Promise<Module>): Promise<Module> {
  loading += 1
  try {
    return await load()
  } finally {
    loading -= 1
  }
}
