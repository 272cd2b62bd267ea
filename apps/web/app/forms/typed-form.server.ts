import { createContext } from "react-router"
import type { TypedForm } from "./form-result.ts"

/** What the request's form had in it, for an error page that stands in the form's place; else null. */
export const typedForm = createContext<TypedForm | null>(null)

/** Secrets and proofs of one use are never written into a page. */
const secretName = /password|token/i

/** What a request posts, without secrets and files; null for what is not a plain form. */
export async function readTypedForm(request: Request): Promise<TypedForm | null> {
  const type = request.headers.get("Content-Type") ?? ""
  if (!type.startsWith("application/x-www-form-urlencoded")) return null
  const fields = new URLSearchParams(await request.clone().text())
  return [...fields].filter(([name]) => !secretName.test(name))
}
