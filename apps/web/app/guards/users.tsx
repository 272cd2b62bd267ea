import { Outlet } from "react-router"
import { requireUser } from "./require-user.server.ts"

export const middleware = [requireUser]

export { shouldRevalidate } from "./within-page.ts"

/** Without a loader, navigation inside the browser would not ask the server and skip the guard. */
export const loader = () => null

export default Outlet
