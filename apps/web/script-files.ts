type ModuleInfo = { importers: readonly string[] }
type Context = { getModuleInfo: (id: string) => ModuleInfo | null }

/** Whether a module is loaded with one of these files: they import it, directly or not. */
function loadedWith(files: RegExp) {
  const known = new Map<string, boolean>()
  return function isLoaded(id: string, context: Context): boolean {
    const found = known.get(id)
    if (found !== undefined) return found
    // Ends cycles.
    known.set(id, false)
    const importers = context.getModuleInfo(id)?.importers ?? []
    const isFound = files.test(id) || importers.some((importer) => isLoaded(importer, context))
    known.set(id, isFound)
    return isFound
  }
}

const onEveryPage = loadedWith(/\/app\/(?:hydrate|root|layouts\/default)\.tsx/)

/** What a page loads that nobody uses: it counts the page, and loads the rest at a sign. */
const ofStart =
  /\/integrations\/signals\/signals\.ts|\/browser\/reload\/reload-once\.ts|\/domain\/src\/(?:figures\/ad-signal|site\/ad-list-path)\.ts|vite\/preload-helper/

/**
 * What only leading on from a page needs: the router's core, which its index imports too, and the
 * files of which the components have copies of their own.
 */
const ofRouter =
  /\/react-router\/dist\/production\/(?:index|vendor\/.*|lib\/router\/(?:router|utils|history|navigation|instrumentation|matcher[\w.-]*)|lib\/dom\/ssr\/(?:routes|hydration|data|links|single-fetch))\.js$|\/dom\/ssr\/components\.js\?later$|\/browser\/(?:router\/(?:full-router|streamed-data)|prefetch\/page-links)\.ts/

/** React, the rest of the router, and what replaces files of it (`router-files.ts`). */
const ofReact =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|\/browser\/(?:router\/router-parts|reload\/load-route-module)\.ts/

/** What reads prices as people type them: the first choice of a filter, and forms. */
const ofTypedPrices =
  /\/domain\/src\/(?:listing\/(?:parse-ad-search|typed-price)|search\/(?:read-amount|number-texts|search-tokens|measure[\w-]*))\.ts$/

/** What files share that no page needs at first: too little for a file of its own. */
const shared = /\/domain\/src\/(?:ads\/max-price|places\/radius|search\/plain-word)\.ts$/

/** The pages that people see first. Each has a file of its own for what it does not share. */
const firstPages = [
  { name: "home", loads: loadedWith(/\/app\/routes\/home\.tsx/) },
  { name: "list", loads: loadedWith(/\/app\/routes\/ads\/ad-list\.tsx/) },
  { name: "ad", loads: loadedWith(/\/app\/routes\/ads\/ad-detail\.tsx/) },
  { name: "access", loads: loadedWith(/\/app\/routes\/auth\/(?:log-in|register)\.tsx/) },
]

const inWizard = loadedWith(/\/app\/routes\/(?:post-ad\/post-ad|account\/ad-edit)\.tsx/)
const inMembers = loadedWith(
  /\/app\/routes\/(?:account\/(?!ad-edit)|packs\/|post-ad\/(?!post-ad\.))[\w-]+\.tsx/,
)

/**
 * A file captures whatever its modules import, so what the wizard needs too is in the shared ones:
 * what the list needs with another page, and what only the others share.
 */
function fileOfFirstPages(id: string, context: Context): string | null {
  const pages = firstPages.filter(({ loads }) => loads(id, context)).map(({ name }) => name)
  const [first, second] = pages
  if (first !== undefined) {
    if (second === undefined && !inWizard(id, context)) return `of-${first}`
    return pages.includes("list") ? "first" : "first-others"
  }
  return inWizard(id, context) && inMembers(id, context) ? "members" : null
}

/**
 * Few script files per page, because each costs a request. What every page loads is one; React and
 * the router change only with their versions, so that browsers keep them over releases, and the core
 * of the router is loaded when somebody leads on from the page; then what every page has, what the
 * list and other first pages share, what those share without it, what each has alone, what the
 * wizard of ads shares with the account and has alone, and what ten or more of the others share.
 */
export const scriptFiles = {
  groups: [
    { name: "start", test: ofStart, priority: 5 },
    {
      name: (id: string) => (ofReact.test(id) && !ofRouter.test(id) ? "react" : null),
      priority: 4,
    },
    { name: "router", test: ofRouter, priority: 3 },
    {
      name: (id: string, context: Context) =>
        onEveryPage(id, context) || shared.test(id) ? "frame" : null,
      priority: 2,
    },
    { name: "typed-prices", test: ofTypedPrices, priority: 1.5 },
    { name: fileOfFirstPages, priority: 1 },
    {
      name: (id: string, context: Context) => (inWizard(id, context) ? "of-wizard" : null),
      priority: 0,
    },
    { name: "shared", minShareCount: 10 },
  ],
}
