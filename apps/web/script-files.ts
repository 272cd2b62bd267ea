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

const onEveryPage = loadedWith(/\/app\/(?:entry\.client|root|layouts\/default)\.tsx/)
const onList = loadedWith(/\/app\/routes\/ads\/ad-list\.tsx/)
const onAd = loadedWith(/\/app\/routes\/ads\/ad-detail\.tsx/)
const onHome = loadedWith(/\/app\/routes\/home\.tsx/)
const ofAds = [onHome, onList, onAd]

/**
 * Few script files per page, because each costs a request. React and the router change only with
 * their versions, so that browsers keep them over releases; then what every page has, what the
 * pages of ads share, and what ten or more of the others share.
 */
export const scriptFiles = {
  groups: [
    {
      name: "react",
      test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//,
      priority: 3,
    },
    {
      name: (id: string, context: Context) => (onEveryPage(id, context) ? "frame" : null),
      priority: 2,
    },
    {
      name: (id: string, context: Context) =>
        ofAds.filter((isLoaded) => isLoaded(id, context)).length > 1 ? "ads" : null,
      priority: 1,
    },
    { name: "shared", minShareCount: 10 },
  ],
}
