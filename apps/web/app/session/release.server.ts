import { createContext } from "react-router"

/** The server's build of the browser files; empty in development. */
export const release = createContext("")
