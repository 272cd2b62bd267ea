import { paths } from "@wara/domain/site/paths"
import { expect, test } from "vitest"
import { renderLines } from "./render-lines.ts"

test("[B8.2] log-in, account, forms and the return of a payment have places of their own", () => {
  const { lineFor } = renderLines()
  const pages = lineFor({ method: "GET", path: paths.ads })
  const asked = [
    { method: "GET", path: paths.login },
    { method: "POST", path: paths.login },
    { method: "GET", path: `${paths.accountOrders}.data` },
    { method: "POST", path: paths.contact },
    { method: "GET", path: paths.paymentReturn },
    { method: "POST", path: paths.buyPack },
  ]
  for (const request of asked) expect(lineFor(request)).not.toBe(pages)
  expect(lineFor({ method: "GET", path: "/anuncios/grua-1" })).toBe(pages)
})
