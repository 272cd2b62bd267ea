import type { StaticHandlerContext } from "react-router"
import { pageDataId } from "../browser/start/page-data.ts"
import { contextScript } from "./site-scripts.tsx"

/** The script to which the router streams a page's data, and how these begin. */
const receiver = new RegExp(
  `<script(?: nonce="[^"]*")?>${contextScript.replace(/[^\w<>=]/g, "\\$&")}</script>`,
)
const stream =
  /(?:<!--\$-->)?<script(?: nonce="[^"]*")?>window\.__reactRouterContext\.streamController\.enqueue\(/

/** Nothing follows the data but the end of the page. */
const pageEnd = "</body></html>"

/**
 * A complete page with its data as JSON, in place of the router's stream: it is smaller, above all
 * once it is compressed, and the browser reads it without the router. Errors, and values that are no
 * JSON, stay in the stream.
 */
export async function withPageData(
  page: string,
  {
    loaderData,
    actionData,
    errors,
  }: Pick<StaticHandlerContext, "loaderData" | "actionData" | "errors">,
): Promise<string> {
  const start = stream.exec(page)?.index
  if (start === undefined || errors !== null || !page.endsWith(pageEnd)) return page
  const data = await jsonOf({ loaderData, actionData })
  const isReceived = receiver.test(page.slice(0, start))
  if (data === null || !isReceived) return page
  const element = `<script type="application/json" id="${pageDataId}">${data}</script>`
  return page.slice(0, start).replace(receiver, () => element) + pageEnd
}

/** A value as JSON that cannot end its script element; null when JSON would change it. */
async function jsonOf(value: unknown): Promise<string | null> {
  try {
    return JSON.stringify(await plain(value)).replaceAll("<", "\\u003c")
  } catch {
    return null
  }
}

/** A value with the results of its promises; throws where JSON would change more than that. */
async function plain(value: unknown): Promise<unknown> {
  if (value instanceof Promise) return plain(await value)
  if (Array.isArray(value)) return Promise.all(value.map(plain))
  if (typeof value === "object" && value !== null) {
    if (Object.getPrototypeOf(value) !== Object.prototype) throw new TypeError("not plain")
    const fields = Object.entries(value).filter(([, field]) => field !== undefined)
    const entries = fields.map(async ([name, field]) => [name, await plain(field)] as const)
    return Object.fromEntries(await Promise.all(entries))
  }
  if (typeof value === "string" || typeof value === "boolean" || value === null) return value
  if (typeof value === "number" && Number.isFinite(value)) return value
  throw new TypeError("not JSON")
}
