/**
 * Posts JSON to the site; null when there was no readable answer. Does not use the client of
 * browser/http: a draft is saved again on the next change, and the body of a 409 has to be read.
 */
export async function postJson<Answer>(path: string, body: unknown): Promise<Answer | null> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      // Completes even when the page is closed meanwhile.
      keepalive: true,
    })
    return await response.json()
  } catch {
    return null
  }
}
