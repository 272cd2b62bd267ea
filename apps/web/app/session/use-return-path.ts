import { returnPathFrom } from "@wara/domain/site/return-path"
import { createContext, useContext } from "react"
import { useLocation } from "react-router"

/** Whether what is shown is an error page: nobody wants to come back to one. */
export const ErrorPageContext = createContext(false)

/** Where logging in or signing up from the page that is shown leads back to; null when nowhere. */
export function useReturnPath(): string | null {
  const { pathname, search } = useLocation()
  const isErrorPage = useContext(ErrorPageContext)
  return isErrorPage ? null : returnPathFrom({ pathname, search })
}
