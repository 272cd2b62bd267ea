import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { createRoutesStub, Link } from "react-router"
import { afterEach, expect, test, vi } from "vitest"
import { LinkPrefetch } from "./link-prefetch.tsx"
import { prefetched } from "./prefetched.ts"

afterEach(() => vi.useRealTimers())

/** Hovers over a link and returns what was prefetched. */
async function hoverOverLink(connection: object | undefined) {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { connection }))
  const Site = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <>
          <Link to="/anuncios/grua" {...prefetched}>
            Ver
          </Link>
          <LinkPrefetch />
        </>
      ),
    },
    { path: "/anuncios/:slug", loader: () => null, Component: () => null },
  ])
  render(<Site />)
  const link = await screen.findByRole("link", { name: "Ver" })
  vi.useFakeTimers()
  fireEvent.mouseOver(link)
  act(() => vi.advanceTimersByTime(100))
  vi.useRealTimers()
  return () => document.querySelector<HTMLLinkElement>("link[rel=prefetch]")?.getAttribute("href")
}

test("[S9.7] the data behind a marked link are prefetched", async () => {
  const prefetched = await hoverOverLink(undefined)
  await waitFor(() => expect(prefetched()).toBe("/anuncios/grua.data"))
  const file = document.querySelector("link[rel=prefetch]") ?? document.body
  fireEvent.load(file)
  expect(prefetched()).toBeUndefined()
})

test("[S9.7] nothing is prefetched when saving data", async () => {
  const prefetched = await hoverOverLink({ saveData: true })
  expect(prefetched()).toBeUndefined()
})
