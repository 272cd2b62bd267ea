import { Outlet } from "react-router"
import { requireUser } from "./session-guards.server.ts"

export const middleware = [requireUser]

export { shouldRevalidate } from "./within-page.ts"

/**
 * Without a loader, client-side navigation would not contact the server and would skip the guard.
 */
export const loader = () => null

export default Outlet
