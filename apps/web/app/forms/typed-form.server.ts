import { createContext } from "react-router"
import type { TypedForm } from "./use-form.ts"

/** The submitted form, for an error page shown in place of the form; otherwise null. */
export const typedForm = createContext<TypedForm | null>(null)

/** Secrets and single-use tokens are never written into a page. */
const secretName = /password|token/i

/**
 * The submitted fields of a request, without secrets and files; null when it is not a plain form.
 */
export async function readTypedForm(request: Request): Promise<TypedForm | null> {
  const type = request.headers.get("Content-Type") ?? ""
  if (!type.startsWith("application/x-www-form-urlencoded")) return null
  const fields = new URLSearchParams(await request.clone().text())
  return [...fields].filter(([name]) => !secretName.test(name))
}
