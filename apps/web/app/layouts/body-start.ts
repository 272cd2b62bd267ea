import { createContext, type ReactNode, useContext } from "react"

/**
 * What the server writes at the start of the body, before what the browser hydrates: React leaves
 * elements there alone that it does not know. So it costs no page a byte of script.
 */
export const BodyStartContext = /* @__PURE__ */ createContext<ReactNode>(null)

/** Rendered on the server only. */
export function BodyStart(): ReactNode {
  return useContext(BodyStartContext)
}
