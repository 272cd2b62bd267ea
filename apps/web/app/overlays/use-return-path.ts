import { returnPathFrom } from "@wara/domain/site/return-path"
import { createContext, useContext } from "react"
import { useLocation } from "react-router"

/** Whether the current page is an error page, which is no return path. */
export const ErrorPageContext = createContext(false)

/**
 * The return path after logging in or signing up from the current page; null when there is none.
 */
export function useReturnPath(): string | null {
  const { pathname, search } = useLocation()
  const isErrorPage = useContext(ErrorPageContext)
  return isErrorPage ? null : returnPathFrom({ pathname, search })
}
