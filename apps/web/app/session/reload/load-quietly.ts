let loading = 0

/** Whether a part is on its way that nobody would miss. */
export function isLoadingQuietly(): boolean {
  return loading > 0
}

/**
 * Loads a part that the page does without: what joins the site to others, and what has another way.
 * Blockers keep such files away for good, and a reload would bring nothing.
 */
export async function loadQuietly<Module>(load: () => Promise<Module>): Promise<Module> {
  loading += 1
  try {
    return await load()
  } finally {
    loading -= 1
  }
}
