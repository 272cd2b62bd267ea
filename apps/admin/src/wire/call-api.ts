import { z } from "zod"
import { panelSettings } from "../panel-settings.ts"
import { wireTexts } from "../ui/ui-texts.ts"
import { requestConfirmation } from "./confirmation.ts"
import { PanelError, readError } from "./query-client.ts"

type Call = {
  method?: "GET" | "POST" | "PUT" | "DELETE"
  query?: URLSearchParams
  body?: unknown
  signal?: AbortSignal | undefined
}

/**
 * Calls the api with the panel's HttpOnly cookie, which the api accepts only together with our
 * header. Throws PanelError.
 */
export async function callApi<Answer>(
  path: string,
  answer: z.ZodType<Answer>,
  call: Call = {},
): Promise<Answer> {
  const response = await sendConfirmed(path, call)
  const text = await response.text()
  const body = text === "" ? undefined : readJson(text)
  const parsed = answer.safeParse(body)
  if (parsed.success) return parsed.data
  throw new PanelError(response.status, "UnknownError", wireTexts.strangeAnswer)
}

/** Fetches a response that is not JSON, such as a file. Throws PanelError. */
export async function fetchFile(path: string, query: URLSearchParams): Promise<Blob> {
  return (await sendConfirmed(path, { query })).blob()
}

/**
 * Sends a call, and once more after the person confirmed their password if the api requires that.
 * Throws PanelError for every response that is not a success.
 */
async function sendConfirmed(path: string, call: Call): Promise<Response> {
  const response = await send(path, call)
  if (response.ok) return response
  const error = readError(response.status, readJson(await response.text()))
  if (error.code !== "ConfirmationRequiredError" || !(await requestConfirmation())) throw error
  const repeated = await send(path, call)
  if (repeated.ok) return repeated
  throw readError(repeated.status, readJson(await repeated.text()))
}

async function send(path: string, { method = "GET", query, body, signal }: Call) {
  const address = `${panelSettings.apiUrl}/${path}${query && query.size > 0 ? `?${query}` : ""}`
  const headers: Record<string, string> = { "x-wara-admin": "1", accept: "application/json" }
  if (body !== undefined) headers["content-type"] = "application/json"
  try {
    return await fetch(address, {
      method,
      headers,
      credentials: "same-origin",
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    })
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause
    throw new PanelError(0, "NoConnection", wireTexts.noConnection)
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Posts an action whose response is not needed. Throws PanelError. */
export async function postAction(path: string, data: unknown): Promise<void> {
  await callApi(path, z.unknown(), { method: "POST", body: { data } })
}

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
