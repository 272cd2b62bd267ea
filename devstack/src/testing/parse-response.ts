/** The JSON of a response. The caller names its shape and shows it by its expectations. */
export async function parseResponse<T>(response: Response): Promise<T> {
  return JSON.parse(await response.text())
}
