import { createContext } from "react-router"

/** Which build of the browser's files the server gives out; empty while developing. */
export const release = createContext("")
