/**
 * Posts JSON to the site itself; null when there was no answer that can be read. Not by the client of
 * ui/http: a draft is saved anew by whoever types on, and what it answers with 409 has to be read.
 */
export async function postJson<Answer>(path: string, body: unknown): Promise<Answer | null> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      // Arrives also when the page is gone by then.
      keepalive: true,
    })
    return await response.json()
  } catch {
    return null
  }
}
