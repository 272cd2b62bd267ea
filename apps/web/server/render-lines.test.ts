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

test("[B8.60] a seller's page whose address begins like log-in or account is a page like others", () => {
  const { lineFor } = renderLines()
  const pages = lineFor({ method: "GET", path: paths.ads })
  for (const path of [
    "/cuenta-corriente",
    "/loginmaquinarias",
    "/salirdelpaso.data",
    "/registros",
  ]) {
    expect(lineFor({ method: "GET", path }), path).toBe(pages)
  }
  const own = ["/cuenta", "/cuenta.data", "/cuenta/mis-ordenes/1", "/login/google", "/login.data"]
  for (const path of own) expect(lineFor({ method: "GET", path }), path).not.toBe(pages)
})

test("[B9.5] while the event loop is late, pages are refused first, log-in and payments last", async () => {
  let lagMs = 0
  const shed: string[] = []
  const { lineFor, members } = renderLines({
    ...{ lagMs: () => lagMs, maxLagMs: 100, onShed: (line) => void shed.push(line) },
  })
  const lines = {
    page: lineFor({ method: "GET", path: paths.ads }),
    member: members,
    login: lineFor({ method: "POST", path: paths.login }),
    account: lineFor({ method: "GET", path: paths.account }),
    paymentReturn: lineFor({ method: "GET", path: paths.paymentReturn }),
  }
  const served = async () => {
    const by = { network: "203.0.113.1" }
    // A network with pages in the line has no turn while the server is late.
    const others = [0, 1].map(() => lines.page(async () => new Response("page"), by))
    const answers = await Promise.all(
      Object.entries(lines).map(async ([name, run]) => {
        const { headers, status } = await run(async () => new Response("page"), by)
        if (status === 503) expect(headers.get("retry-after")).toBe("5")
        return status === 200 ? [name] : []
      }),
    )
    await Promise.all(others)
    return answers.flat()
  }
  expect(await served()).toHaveLength(5)
  lagMs = 101
  expect(await served()).toEqual(["member", "login", "account", "paymentReturn"])
  expect(shed).toEqual(["pages"])
  lagMs = 401
  expect(await served()).toEqual([])
  expect(shed.slice(1)).toEqual([
    ...["pages", "pages", "pages", "members", "vital", "vital", "payments"],
  ])
})

test("[B9.7] a network with many pages has two rendered at once, and another does not wait for them", async () => {
  const pages = renderLines().lineFor({ method: "GET", path: paths.ads })
  const rendering: string[] = []
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const ask = (network: string) =>
    pages(
      async () => {
        rendering.push(network)
        await finished
        return new Response("page")
      },
      { network },
    )
  const answers = [...Array.from({ length: 120 }, () => ask("203.0.113.1")), ask("203.0.113.2")]
  await expect.poll(() => rendering).toEqual(["203.0.113.1", "203.0.113.1", "203.0.113.2"])
  finish()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  const refused = statuses.filter((status) => status === 503)
  expect(refused).toHaveLength(120 - 2 - 40)
  expect(statuses.at(-1)).toBe(200)
})
