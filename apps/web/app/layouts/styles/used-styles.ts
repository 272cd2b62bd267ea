import { parseStyles, type StylePart } from "./style-rules.ts"

/**
 * Returns a function that reduces a stylesheet to the rules that can match a page: those whose
 * classes occur in its markup. Rules of elements, states and media stay, so that the page looks and
 * reacts the same until a script adds a class.
 */
export function stylesFor(css: string): (page: string) => string {
  const parts = parseStyles(css)
  return (page) => {
    const classes = usedClasses(page)
    const rules = printParts(parts, classes)
    const properties = parts.flatMap((part) =>
      part.kind === "property" && rules.includes(part.name) ? [part.text] : [],
    )
    return rules + properties.join("")
  }
}

function printParts(parts: StylePart[], classes: ReadonlySet<string>): string {
  return parts.map((part) => printPart(part, classes)).join("")
}

function printPart(part: StylePart, classes: ReadonlySet<string>): string {
  switch (part.kind) {
    case "rule": {
      const canMatch = part.selectors.some((needed) => needed.every((name) => classes.has(name)))
      return canMatch ? part.text : ""
    }
    case "group": {
      const inner = printParts(part.parts, classes)
      return inner === "" ? "" : `${part.head}{${inner}}`
    }
    case "property":
      return ""
    case "other":
      return part.text
  }
}

const classAttribute = /\sclass="([^"]*)"/g
const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
}

/** All classes in a page's markup. */
function usedClasses(page: string): ReadonlySet<string> {
  const attributes = new Set(Array.from(page.matchAll(classAttribute), ([, value = ""]) => value))
  return new Set(
    [...attributes].flatMap((value) =>
      value.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (name) => entities[name] ?? name).split(/\s+/),
    ),
  )
}
