import { parseStyles, type StylePart } from "./style-rules.ts"
import { withoutUnusedVariables } from "./used-variables.ts"

/**
 * Returns a function that reduces a stylesheet to the rules that can match a page: those whose
 * classes and elements occur in its markup, with the variables that are read. Rules of states and
 * media stay, so that the page looks and reacts the same until a script adds something.
 */
export function stylesFor(css: string): (page: string) => string {
  const parts = parseStyles(css)
  return (page) => {
    const names = usedNames(page)
    const rules = withoutUnusedVariables(printParts(parts, names), page)
    const properties = parts.flatMap((part) =>
      part.kind === "property" && rules.includes(part.name) ? [part.text] : [],
    )
    return rules + properties.join("")
  }
}

function printParts(parts: StylePart[], names: ReadonlySet<string>): string {
  return parts.map((part) => printPart(part, names)).join("")
}

function printPart(part: StylePart, names: ReadonlySet<string>): string {
  switch (part.kind) {
    case "rule": {
      const canMatch = part.selectors.some((needed) => needed.every((name) => names.has(name)))
      return canMatch ? part.text : ""
    }
    case "group": {
      const inner = printParts(part.parts, names)
      return inner === "" ? "" : `${part.head}{${inner}}`
    }
    case "property":
      return ""
    case "other":
      return part.text
  }
}

const classAttribute = /\sclass="([^"]*)"/g
const elementStart = /<([a-z][a-z\d]*)/gi
const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
}

/** The elements and, after a dot, the classes of a page's markup. */
function usedNames(page: string): ReadonlySet<string> {
  const attributes = new Set(Array.from(page.matchAll(classAttribute), ([, value = ""]) => value))
  const classes = [...attributes].flatMap((value) =>
    value.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (name) => entities[name] ?? name).split(/\s+/),
  )
  const elements = Array.from(page.matchAll(elementStart), ([, name = ""]) => name.toLowerCase())
  return new Set([...classes.map((name) => `.${name}`), ...elements])
}
