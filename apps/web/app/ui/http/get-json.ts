type Options = { query?: Record<string, string>; signal?: AbortSignal }

/**
 * Reads from an address of the site itself, by the client that tries again; throws when there is no
 * good answer. What comes is for the caller to judge. Pages that ask for nothing do not carry the client.
 */
export async function getJson(path: string, options: Options = {}): Promise<unknown> {
  const { httpClient } = await import("./http-client.ts")
  return httpClient<unknown>(path, options)
}
