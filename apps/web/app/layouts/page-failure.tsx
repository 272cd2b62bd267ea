import { type ComponentProps, lazy } from "react"
import type { MetaDescriptor } from "react-router"
import { loadQuietly } from "../browser/reload/reload.ts"

const load = () => import("./loaded-page-failure.tsx")

let loaded = import.meta.env.SSR ? await load() : null

/** Loads what a broken page shows: before a broken page is hydrated, and as long as there is a connection. */
export async function loadPageFailure(): Promise<void> {
  loaded = await loadQuietly(load)
}

const Lazy = lazy(async () => ({ default: (await loadQuietly(load)).LoadedPageFailure }))

/** Head of the page of an error, once its code is there, with which its content shows. */
export function failureMeta(error: unknown): MetaDescriptor[] {
  return loaded?.failureMeta(error) ?? []
}

/** Content of an error boundary, which few pages need. */
export function PageFailure(props: ComponentProps<typeof Lazy>) {
  const Failure = loaded?.LoadedPageFailure ?? Lazy
  return <Failure {...props} />
}
