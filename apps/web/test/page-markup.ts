import { type DefaultTreeAdapterTypes, parse } from "parse5"

type Element = DefaultTreeAdapterTypes.Element

/** Every element of a parsed page, including templates. */
export function elementsOf(html: string): Element[] {
  const found: Element[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ("tagName" in node) found.push(node)
    if ("content" in node) visit(node.content)
    if ("childNodes" in node) for (const child of node.childNodes) visit(child)
  }
  visit(parse(html))
  return found
}

/** A page's structure after parsing, limited to parts that user text must not change. */
export type Markup = {
  /** Elements and the names of their attributes. */
  skeleton: string[]
  /** What it would run or fetch from other sites: foreign URLs and event handlers. */
  dangers: string[]
}

export function readMarkup(html: string): Markup {
  const elements = elementsOf(html)
  return {
    skeleton: elements.map(
      ({ tagName, attrs }) => `${tagName} ${attrs.map(({ name }) => name).join(" ")}`,
    ),
    dangers: elements.flatMap(({ tagName, attrs }) =>
      attrs.filter(isDangerous).map(({ name, value }) => `${tagName} ${name}=${value}`),
    ),
  }
}

const addressNames = new Set([
  "href",
  "src",
  "action",
  "formaction",
  "data",
  "poster",
  "xlink:href",
])

function isDangerous({ name, value }: Element["attrs"][number]): boolean {
  if (name.startsWith("on") || name === "srcdoc") return true
  // Characters that browsers drop from a URL before parsing it.
  const address = value.replace(/[\0-\x20]/g, "").toLowerCase()
  return addressNames.has(name) && /^(?:[/\\]{2}|javascript:|vbscript:|data:text)/.test(address)
}
