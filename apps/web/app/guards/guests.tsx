import { Outlet } from "react-router"
import { guestsOnly } from "./guests-only.server.ts"

export const middleware = [guestsOnly]

/** Without a loader, navigation inside the browser would not ask the server and skip the guard. */
export const loader = () => null

export default Outlet
