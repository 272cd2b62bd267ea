import { createContext, useContext } from "react"

const NonceContext = createContext<string | undefined>(undefined)

/** Provides the response's nonce; only rendered on the server. */
export const NonceProvider = NonceContext.Provider

/** The nonce for this response's scripts; undefined in the browser, which hides nonces. */
export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
