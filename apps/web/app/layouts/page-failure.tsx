import { type ComponentProps, lazy } from "react"
import { loadQuietly } from "../browser/reload/reload.ts"

const load = async () => (await import("./loaded-page-failure.tsx")).LoadedPageFailure

let loaded = import.meta.env.SSR ? await load() : null

/** Loads what a broken page shows: before a broken page is hydrated, and as long as there is a connection. */
export async function loadPageFailure(): Promise<void> {
  loaded = await loadQuietly(load)
}

const Lazy = lazy(async () => ({ default: await loadQuietly(load) }))

/** Content of an error boundary, which few pages need. */
export function PageFailure(props: ComponentProps<typeof Lazy>) {
  const Failure = loaded ?? Lazy
  return <Failure {...props} />
}
