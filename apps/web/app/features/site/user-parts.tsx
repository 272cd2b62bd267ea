import { type ComponentProps, lazy } from "react"
import { loadQuietly } from "../../browser/reload/reload.ts"
import type { LogOutLink } from "./log-out-link.tsx"
import type { UserActions } from "./user-actions.tsx"

async function load() {
  const [actions, link] = await Promise.all([
    import("./user-actions.tsx"),
    import("./log-out-link.tsx"),
  ])
  return { UserActions: actions.UserActions, LogOutLink: link.LogOutLink }
}

let loaded = import.meta.env.SSR ? await load() : null

/** Loads what only users see of the frame, before their page is hydrated. */
export async function loadUserParts(): Promise<void> {
  loaded = await loadQuietly(load)
}

const LazyActions = lazy(async () => ({ default: (await loadQuietly(load)).UserActions }))
const LazyLogOut = lazy(async () => ({ default: (await loadQuietly(load)).LogOutLink }))

/** The header's actions of a user. */
export function LaterUserActions(props: ComponentProps<typeof UserActions>) {
  const Actions = loaded?.UserActions ?? LazyActions
  return <Actions {...props} />
}

/** The menu's log-out entry of a user. */
export function LaterLogOutLink(props: ComponentProps<typeof LogOutLink>) {
  const LogOut = loaded?.LogOutLink ?? LazyLogOut
  return <LogOut {...props} />
}
