import { type Answer, json } from "../stand-in/stand-in-server.ts"

/** Webpay's refusal: a message, and nothing was done. */
export function refusal(error_message: string, status = 422): Answer {
  return json({ error_message }, status)
}

export function refuseValue(name: string, value: unknown): Answer {
  const missing = value === undefined || value === null || value === ""
  return refusal(missing ? `${name} is required!` : `Invalid value for parameter: ${name}`)
}

export const notFound = () => refusal("Invalid value for parameter: transaction not found")
