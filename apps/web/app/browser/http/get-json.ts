type Options = { query?: Record<string, string>; signal?: AbortSignal }

/**
 * Fetches JSON from the site itself with the retrying client; throws without a successful response.
 * The caller validates the result. Loaded lazily, so that pages without requests do not contain the
 * client.
 */
export async function getJson(path: string, options: Options = {}): Promise<unknown> {
  const { httpClient } = await import("./http-client.ts")
  // The caller may have cancelled while the client was loading.
  options.signal?.throwIfAborted()
  return httpClient<unknown>(path, options)
}
