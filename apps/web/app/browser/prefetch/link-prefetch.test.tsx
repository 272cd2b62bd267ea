import { act, fireEvent, render, screen } from "@testing-library/react"
import { createRoutesStub, Link } from "react-router"
import { afterEach, expect, test, vi } from "vitest"
import { LinkPrefetch } from "./link-prefetch.tsx"
import { prefetched } from "./watch-intent.ts"

afterEach(() => vi.useRealTimers())

/** Rests on a link of the page; what was fetched ahead of the click. */
async function rest(connection: object | undefined) {
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

test("[S9.7] the data of the page that a marked link leads to are fetched ahead", async () => {
  const ahead = await rest(undefined)
  expect(ahead()).toBe("/anuncios/grua.data")
  const file = document.querySelector("link[rel=prefetch]") ?? document.body
  fireEvent.load(file)
  expect(ahead()).toBeUndefined()
})

test("[S9.7] on a line where bytes count nothing is", async () => {
  const ahead = await rest({ saveData: true })
  expect(ahead()).toBeUndefined()
})
