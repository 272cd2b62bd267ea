import { Outlet } from "react-router"
import { guestsOnly } from "./session-guards.server.ts"

export const middleware = [guestsOnly]

/**
 * Without a loader, client-side navigation would not contact the server and would skip the guard.
 */
export const loader = () => null

export default Outlet
