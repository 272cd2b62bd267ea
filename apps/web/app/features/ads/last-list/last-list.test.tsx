import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { buildAd } from "@wara/factories/build-ad"
import { createMemoryRouter, Link, MemoryRouter, Outlet, ScrollRestoration } from "react-router"
import { RouterProvider } from "react-router/dom"
import { beforeEach, expect, test, vi } from "vitest"
import { scrollKey } from "../../../browser/scroll-key.ts"
import { toListedAd } from "./last-list-store.ts"

const ads = Array.from({ length: 20 }, (_, index) => buildAd({ slug: `grua-${index + 1}` }))
const search = parseAdSearch(new URLSearchParams("s=grua&page=2"))
let answer: () => Response | Promise<Response>
const asked: string[] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  asked.length = 0
  answer = () => Response.json([toListedAd(buildAd({ slug: "grua-21", name: "Otra" }), 3)])
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path)
    return answer()
  })
})

/** A new document in the same browser, whose list page was opened if `isListed`. */
async function open(isListed: boolean, isLeast = false) {
  vi.resetModules()
  const { ListNavigation } = await import("./list-navigation.tsx")
  await import("./list-links.tsx")
  const { lastListStore } = await import("./last-list-store.ts")
  const { useStoredList } = await import("./use-stored-list.ts")
  function List() {
    useStoredList({ search, heading: "Grúas", total: 43, isLeast, ads })
    return null
  }
  if (isListed) {
    render(<List />, { wrapper: MemoryRouter }).unmount()
    await vi.waitFor(() => expect(lastListStore.getState().list).not.toBeNull())
  }
  const show = async (slug: string) => {
    render(<ListNavigation slug={slug} crumbs={<p>Migas</p>} />, { wrapper: MemoryRouter })
    // The links' code, which is already loaded, is imported once more.
    await act(() => import("./list-links.tsx"))
    const nav = screen.queryByRole("navigation", { name: "Tus resultados" })
    return nav && within(nav)
  }
  return { show, lastListStore, List, ListNavigation }
}

const hrefs = (position: { getAllByRole: (role: "link") => HTMLElement[] } | null) =>
  position?.getAllByRole("link").map((link) => link.getAttribute("href"))

test("[S9.10] the last list is stored and links its ads and the way back, also after a reload", async () => {
  await open(true)
  const { show } = await open(false)
  const position = await show("grua-3")
  expect(hrefs(position)).toEqual([
    "/anuncios?s=grua&page=2",
    "/anuncios/grua-2",
    "/anuncios/grua-4",
  ])
  expect(position?.getByText("23 de 43")).toBeDefined()
  expect(asked).toEqual([])
})

test("[B10.227] the place in a list that was not counted to its end is one of more", async () => {
  const { show } = await open(true, true)
  const position = await show("grua-3")
  expect(position?.getByText("23 de más de 43")).toBeDefined()
})

test("only going back to the results restores the scroll position", async () => {
  const { List, ListNavigation } = await open(false)
  const scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => {})
  const router = createMemoryRouter(
    [
      {
        element: [<Outlet key="page" />, <ScrollRestoration key="scroll" getKey={scrollKey} />],
        children: [
          {
            path: "/anuncios",
            element: [
              <List key="1" />,
              <Link key="2" to="grua-3">
                {"3"}
              </Link>,
            ],
          },
          { path: "/anuncios/:slug", element: <ListNavigation slug="grua-3" crumbs={null} /> },
        ],
      },
    ],
    { initialEntries: ["/anuncios?s=grua&page=2"] },
  )
  render(<RouterProvider router={router} />)
  const go = async (name: string, from: number) => {
    vi.stubGlobal("scrollY", from)
    fireEvent.click(await screen.findByRole("link", { name }))
    await expect.poll(() => screen.queryByRole("link", { name })).toBeNull()
    return scroll.mock.lastCall
  }
  expect(await go("3", 700)).toEqual([0, 0])
  expect(await go("Volver a los resultados", 90)).toEqual([0, 700])
  // Again, from the second position.
  expect(await go("3", 300)).toEqual([0, 0])
  expect(await go("Volver a los resultados", 90)).toEqual([0, 300])
  await act(() => router.navigate("/anuncios?s=grua&page=2"))
  expect(scroll.mock.lastCall).toEqual([0, 0])
})

test("an ad that was not opened from the list has only breadcrumbs", async () => {
  const { show } = await open(true)
  expect(await show("otra-cosa")).toBeNull()
  expect(screen.getByText("Migas")).toBeDefined()
})

test("at the end of the loaded ads the next page loads; until then the link leads to it", async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const page = answer()
  answer = () => promise.then(() => page)
  const { show, lastListStore } = await open(true)
  const position = await show("grua-20")
  expect(lastListStore.getState().status).toBe("loading")
  expect(position?.getByRole("link", { name: "Ver más resultados" }).getAttribute("href")).toBe(
    "/anuncios?s=grua&page=3",
  )
  resolve()
  const next = await screen.findByRole("link", { name: "Siguiente: Otra" })
  expect(next.getAttribute("href")).toBe("/anuncios/grua-21")
  expect(lastListStore.getState().status).toBe("success")
  expect(asked).toEqual(["/api/ad-list?s=grua&page=3"])
})

test("a page that fails to load shows the catalogue's message and remains linked", async () => {
  answer = () => Response.json(null, { status: 400 })
  const { show, lastListStore } = await open(true)
  const position = await show("grua-20")
  await expect.poll(() => lastListStore.getState().status).toBe("error")
  expect(lastListStore.getState().error?.message).toBe("Error al cargar los anuncios")
  expect(position?.getByRole("link", { name: "Ver más resultados" })).toBeDefined()
})

/** A stored list with an ad whose slug is not valid in a URL. */
const unwritable = () => {
  const shown = { page: 1, key: "k" }
  const list = {
    query: "",
    heading: "x",
    total: 1,
    page: 1,
    ads: [toListedAd(buildAd(), 1)],
    shown,
  }
  return JSON.stringify({ state: { list }, version: 1 }).replace(/"slug":"/, "$&\\ud800")
}

test.each(["{", '{"state":{"list":{"ads":[1]}},"version":1}', "null", unwritable()])(
  "[S9.10] %s in local storage is ignored",
  async (text) => {
    localStorage.setItem("wara-last-list", text)
    const { lastListStore } = await open(false)
    expect(lastListStore.getState().list).toBeNull()
  },
)
