import type { App, AppContext } from "../../app-context.ts"
import { registerPictures } from "./picture-routes.ts"
import { registerProRequests } from "./pro-request-routes.ts"
import { registerOwnProfile } from "./profile-routes.ts"
import { registerUsername } from "./username-routes.ts"

/** The own profile: names, username, pictures, overview. */
export function registerProfile(app: App, context: AppContext): void {
  registerOwnProfile(app, context)
  registerProRequests(app, context)
  registerUsername(app, context)
  registerPictures(app, context)
}
