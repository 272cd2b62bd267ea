/** Code in a file of the router (8.4) that never does anything here, and what stands there instead. */
type Unused = { file: RegExp; code: RegExp; by?: string }

/** What the components have of the router, without the core. */
const early =
  /\/lib\/(?:(?:hooks|components|dom\/(?:lib|dom|ssr\/components))[.]js|router\/(?:utils|history)[.]js[?]early)$/
const hooks = /\/lib\/hooks[.]js$/
const components = /\/lib\/components[.]js$/
const elements = /\/lib\/dom\/lib[.]js$/
const head = /\/lib\/dom\/ssr\/components[.]js$/

export const unusedRouterCode: readonly Unused[] = [
  // Warnings for developers: the console of production is silent.
  { file: early, code: /^\t+(?:warning|warnOnce|warningOnce)\(.*\);\n/gm },
  // Names for tools of developers, for which components stay that nothing uses.
  {
    file: /\/lib\/(?:context|dom\/lib|dom\/ssr\/components)[.]js$/,
    code: /^\t*\w+[.]displayName = .*;\n/gm,
  },
  // A component outside of the router, which the tests would show.
  {
    file: hooks,
    code: /^\tinvariant\((?:useInRouterContext\(\)|ctx|state|fetchers|data|navigation|routeId), .*\);\n/gm,
  },
  {
    file: components,
    code: /^\tinvariant\((?:!useInRouterContext\(\)|dataRouterContext), .*\);\n/gm,
  },
  // Routers without data, inner routers, and those of server components.
  {
    file: hooks,
    code: /React\$1[.]useContext\(IsDataRouteContext\) [?] (useNavigateStable\(\)) : useNavigateUnstable\(\)/,
    by: "$1",
  },
  { file: hooks, code: /\telse matches = matchRoutes\(.*\);\n/ },
  { file: hooks, code: /if \(locationArg( && renderedMatches)?\)/g, by: "if (false)" },
  { file: hooks, code: /if \(this[.]context && typeof error/, by: "if (false && typeof error" },
  { file: hooks, code: /\t\tif \(this[.]context\) return .*\n/ },
  { file: hooks, code: /\tstatic contextType = RSCRouterContext;\n/ },
  { file: components, code: /\tuseTransitions = useIsRSCRouterContext\(\) .*\n/ },
  {
    file: /\/lib\/(?:hooks|components)[.]js$/,
    code: /^import .* from "[.]\/(?:errors|router\/navigation)[.]js";\n/gm,
  },
  // View transitions and optimistic states.
  {
    file: components,
    code: /let \[state, setOptimisticState\] = useOptimistic\(_state\);/,
    by: "const state = _state;",
  },
  { file: components, code: /^\tlet \[(?:pendingState|renderDfd|transition|interruption), .*\n/gm },
  {
    file: components,
    code: /\t\tlet isViewTransitionAvailable[\s\S]*?(?=\n\t\}, \[\n)/,
    by: "\t\tif (flushSync) reactDomFlushSyncImpl(() => setStateImpl(newState));\n\t\telse React$1.startTransition(() => setStateImpl(newState));",
  },
  {
    file: components,
    code: /\t\ttransition,\n\t\trenderDfd,\n\t\tuseTransitions,\n\t\tsetOptimisticState,\n/,
  },
  {
    file: components,
    code: /\tReact\$1[.]useEffect\(\(\) => \{\n\t\tif \(vtContext[\s\S]*?(?=\tlet navigator = React\$1[.]useMemo)/,
  },
  { file: elements, code: /let isTransitioning = .*;/, by: "let isTransitioning = false;" },
  // Prefetching by the router, addresses that look different, and marks for learning routes.
  { file: elements, code: /\tlet \[shouldPrefetch, .*\n/ },
  { file: elements, code: /\t\t[.]{3}prefetchHandlers,\n/ },
  { file: elements, code: /mergeRefs\((forwardedRef), prefetchRef\)/, by: "$1" },
  { file: elements, code: /return shouldPrefetch .* : link;/, by: "return link;" },
  { file: elements, code: /\tlet maskedHref = null;\n\tif \(mask\) \{[\s\S]*?\n\t\}\n/ },
  { file: elements, code: /\(isSpaLink [?] maskedHref : void 0\) \|\| / },
  { file: elements, code: /\tlet isAbsolute = .*\n/g },
  { file: elements, code: /\t\t"data-discover": .*\n/g },
  // What only prefetching uses, with the files of the core, has a copy that follows with the core.
  {
    file: /\/production\/index[.]js$/,
    code: /import (\{) FrameworkContext, Links, Meta, (PrefetchPageLinks, Scripts \}) from "(.*)";/,
    by: 'import $1 FrameworkContext, Links, Meta } from "$3"; import $1 $2 from "$3?later";',
  },
  {
    file: /\/lib\/dom\/ssr\/components[.]js[?]later$/,
    code: /^const FrameworkContext = .*;\n/m,
    by: 'import { FrameworkContext } from "./components.js";\n',
  },
  {
    file: head,
    code: /^import .* from "[.]\/(?:links|single-fetch|fog-of-war|invariant)[.]js";\n/gm,
  },
  { file: head, code: /^\tinvariant\(context, .*\);\n/m },
]

/** A file of the router without its unused code; `found` collects what was there. */
export function withoutUnusedCode(code: string, id: string, found: Set<unknown>): string {
  let rest = code
  for (const part of unusedRouterCode) {
    if (!part.file.test(id)) continue
    const shorter = rest.replace(part.code, part.by ?? "")
    if (shorter !== rest) found.add(part)
    rest = shorter
  }
  return rest
}

/** Whatever was imported by removed lines. */
const removedNames = [
  ...["getKeyedLinksForMatches", "getKeyedPrefetchLinks", "getModuleLinkHrefs"],
  ...["getNewMatchesForLinks", "isPageLinkDescriptor", "singleFetchUrl", "getPartialManifest"],
  ...["isFogOfWarEnabled", "decodeRedirectErrorDigest", "decodeRouteErrorResponseDigest"],
  ...["getNavigatorCurrentUrl", "validateNavigationTarget"],
]

/** A removed name that a script still uses, which no minifier shortens. */
export function leftName(script: string): string | undefined {
  return removedNames.find((name) => new RegExp(`(?<![.\\w])${name}\\(`).test(script))
}
