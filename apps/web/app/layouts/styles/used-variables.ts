const declaration = /(?<=[{;])(--[\w-]+):((?:"[^"]*"|'[^']*'|[^;{}"'])*)(?:;|(?=\}))/g
const reference = /var\(\s*(--[\w-]+)/g

/** The custom properties that a text reads. */
function namesIn(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(reference), ([, name = ""]) => name))
}

/**
 * Removes the custom properties that neither these styles nor the page's attributes read: a page
 * uses a part of the theme. What only removed properties read goes with them.
 */
export function withoutUnusedVariables(css: string, page: string): string {
  const inPage = namesIn(page)
  for (let styles = css; ; ) {
    const inStyles = namesIn(styles)
    const rest = styles.replaceAll(declaration, (text, name: string) =>
      inStyles.has(name) || inPage.has(name) ? text : "",
    )
    if (rest.length === styles.length) return rest
    styles = rest
  }
}
