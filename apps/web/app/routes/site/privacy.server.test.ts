import { paths } from "@wara/domain/site/paths"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { afterAll, expect, test } from "vitest"
import { buildContext } from "../../../test/build-context.ts"
import { openServer, sendJson } from "../../../test/open-server.ts"
import { ContentPage } from "../../features/content/content-page.tsx"

let body = ""
const api = await openServer((_request, response) => {
  const slug = paths.privacy.slice(1)
  const page = { id: 1, documentId: "a", title: "Políticas", slug, description: "Tus datos.", body }
  const pagination = { page: 1, pageSize: 20, pageCount: 1, total: 1 }
  const data = [{ ...page, updatedAt: "2026-11-01T00:00:00.000Z" }]
  sendJson(response, 200, { data, meta: { pagination } })
})
process.env.API_URL = api.url
const { loader } = await import("./privacy.tsx")
afterAll(() => api.close())

async function drawn(html: string) {
  body = html
  const url = new URL(paths.cookiesAnchor, "http://wara.test")
  const asked = { request: new Request(url), url, params: {}, pattern: paths.privacy }
  return renderToStaticMarkup(
    createElement(ContentPage, await loader({ ...asked, context: buildContext() })),
  )
}

test("the policy's section on cookies has a fixed anchor, whatever its title", async () => {
  const start = "<h2>Datos</h2><p>Las cookies, más abajo.</p>"
  for (const heading of ["Cookies y otras tecnologías", "Uso de cookies"]) {
    const html = await drawn(`${start}<h2>${heading}</h2><p>x</p><h2>Otras cookies</h2>`)
    expect(html.match(/<[^>]+ id=[^>]+>/g)).toEqual(['<h2 id="cookies">'])
    expect(html).toContain(`<h2 id="cookies">${heading}</h2>`)
  }
  expect(await drawn(start)).not.toContain(" id=")
})
