/**
 * Returns `balanced` when every tag of an SVG is closed in order, else a message that names the
 * first faulty tag.
 */
export function tagsOf(svg: string): string {
  const open: string[] = []
  for (const [, closing, name = "", attributes = ""] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)([^>]*)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) return `</${name}> closes nothing`
    } else if (!attributes.endsWith("/")) open.push(name)
    if (/[<&]/.test(attributes)) return `<${name}> holds a raw sign`
  }
  return open.length === 0 ? "balanced" : `<${open.at(-1)}> stays open`
}
