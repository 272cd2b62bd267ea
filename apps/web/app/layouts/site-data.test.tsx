import { act, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { useSiteData } from "./site-data.ts"

function Page() {
  const { viewer, site } = useSiteData()
  return <p>{`${viewer?.firstname ?? "nobody"} ${site.copyright}`}</p>
}

function siteOf(viewer: { firstname: string } | null) {
  let isReachable = true
  const loader = () => {
    if (!isReachable) throw new TypeError("Failed to fetch")
    return { viewer, site: { copyright: "2024–2026" } }
  }
  const router = createMemoryRouter(
    [
      {
        id: "root",
        path: "*",
        loader,
        element: <Page />,
        errorElement: <Page />,
        shouldRevalidate: () => true,
      },
    ],
    { hydrationData: { loaderData: { root: loader() } } },
  )
  return {
    router,
    lose: () => {
      isReachable = false
      return act(() => router.navigate("/anuncios"))
    },
  }
}

test("servers do not cache user data", () => {
  renderToString(<RouterProvider router={siteOf({ firstname: "Camila" }).router} />)
  const router = createMemoryRouter([{ path: "*", element: <Page /> }])
  expect(renderToString(<RouterProvider router={router} />)).toContain("nobody")
})

test("a page that failed to load keeps the data of the one before", async () => {
  const { router, lose } = siteOf({ firstname: "Camila" })
  render(<RouterProvider router={router} />)
  expect(screen.getByText("Camila 2024–2026")).toBeDefined()
  await lose()
  expect(router.state.errors).not.toBeNull()
  expect(screen.getByText("Camila 2024–2026")).toBeDefined()
})
