import { expect, test } from "vitest"
import { routeLabel } from "./metrics.ts"

test.each([
  ["/", "/"],
  ["/_root.data", "/"],
  ["/_.data", "/"],
  ["/anuncios", "/anuncios"],
  ["/anuncios.data", "/anuncios"],
  ["/anuncios/excavadora-1", "/anuncios/:slug"],
  ["/api/images/a.webp", "/api/images/*"],
  ["/maquinas-del-sur", "/:slug"],
  ["/a/b/c", "*"],
])("%s is counted as %s", (path, label) => {
  expect(routeLabel(path)).toBe(label)
})
