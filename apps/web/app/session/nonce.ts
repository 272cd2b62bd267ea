import { createContext, useContext } from "react"

const NonceContext = createContext<string | undefined>(undefined)

/** Gives the answer's nonce to everything below it; only the server renders it. */
export const NonceProvider = NonceContext.Provider

/** The nonce that scripts of this answer carry; undefined in the browser, which hides nonces. */
export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
