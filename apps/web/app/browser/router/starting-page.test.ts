import { matchRoutes } from "react-router"
import { expect, test } from "vitest"
import { matchesOf } from "./starting-page.ts"

const addresses = ["/", "/anuncios", "/anuncios/:slug", "/:user", "/cuenta/:ad/:part"]

const paths = [
  ...["/", "/anuncios", "/anuncios/", "/Anuncios", "/anuncios/grua-7", "/anuncios/gr%C3%BAa/"],
  ...["/anuncios/a%2Fb", "/otra/cosa", "/cuenta/7/x", "/a//b", "/anuncios//"],
]

test.each(addresses)(
  "[B7.190] the page of %s has the parameters and addresses that the router finds",
  (path) => {
    const page = { id: "page", path }
    const routes = [{ id: "root", path: "", children: [{ id: "layout", children: [page] }] }]
    for (const address of paths) {
      const found = matchRoutes(routes, address)
      const isPage = found?.at(-1)?.route === page
      expect(matchesOf(routes, address), address).toEqual(isPage ? found : null)
    }
  },
)

test("[B7.190] a path that cannot be decoded is left to the router", () => {
  const page = { id: "page", path: "/anuncios/:slug" }
  expect(matchesOf([{ id: "root", path: "", children: [page] }], "/anuncios/%")).toBeNull()
})
