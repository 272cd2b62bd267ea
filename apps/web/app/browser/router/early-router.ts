import {
  type BlockerFunction,
  createPath,
  type DataRouteObject,
  type DataRouter,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  type To,
  type UNSAFE_createBrowserHistory,
} from "react-router"
import { isPost, pendingFetcher, pendingNavigation } from "./pending.ts"
import { IDLE_BLOCKER, IDLE_FETCHER, IDLE_NAVIGATION } from "./router-parts.ts"

export type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

/** An address that the browser went to by itself, within the document. */
export type Pop = Parameters<Parameters<BrowserHistory["listen"]>[0]>[0]

/** The page's own routes, their state, and the browser's history. */
type Start = { routes: DataRouteObject[]; state: RouterState; history: BrowserHistory }

/**
 * Loads the router itself, to be created for the page that is shown already: `lastPop` ends the
 * listening to the history, and returns where the browser went meanwhile.
 */
type LoadRouter = () => Promise<(lastPop: () => Pop | null) => DataRouter>

/** A router that loads the router itself when it is needed, or when `load` is called. */
export type EarlyRouter = DataRouter & { load: () => Promise<DataRouter> }

/**
 * The router of a page that nobody has left yet: the page's routes and data, which are all that
 * React needs to make it interactive. What changes them loads the router itself, which goes on from
 * there; until it is there, what was begun looks as if it had begun.
 */
export function createEarlyRouter(start: Start, loadRouter: LoadRouter): EarlyRouter {
  const { history } = start
  const subscribers = new Set<RouterSubscriber>()
  const fetcherUses = new Map<string, number>()
  const blockers = new Map<string, BlockerFunction>()
  const manifest = Object.fromEntries(start.state.matches.map(({ route }) => [route.id, route]))
  let scrolling: Parameters<DataRouter["enableScrollRestoration"]> | null = null
  let state = start.state
  let router: DataRouter | null = null
  let loading: Promise<DataRouter> | null = null
  let pop: Pop | null = null

  const inform: RouterSubscriber = (next, change) => {
    for (const subscriber of [...subscribers]) subscriber(next, change)
  }
  const update = (changed: Partial<RouterState>) => {
    state = { ...state, ...changed }
    inform(state, { deletedFetchers: [], newErrors: changed.errors ?? null, flushSync: false })
  }

  const unlisten = history.listen((next) => {
    pop = next
    // The browser is there already; without the router it loads the page.
    load().catch(() => window.location.reload())
  })

  async function takeOver(): Promise<DataRouter> {
    const create = await loadRouter()
    const created = create(() => {
      unlisten()
      return pop
    })
    router = created
    for (const [key, uses] of fetcherUses)
      for (let use = 0; use < uses; use++) created.getFetcher(key)
    for (const blocker of blockers) created.getBlocker(...blocker)
    if (scrolling !== null) created.enableScrollRestoration(...scrolling)
    created.subscribe(inform)
    return created
  }

  /** Loads the router once. After a failure the page is as it was, and the next call tries again. */
  function load(): Promise<DataRouter> {
    loading ??= takeOver().catch((cause: unknown) => {
      loading = null
      update({ navigation: IDLE_NAVIGATION, revalidation: "idle", fetchers: new Map() })
      throw cause
    })
    return loading
  }

  /** Without the router, what was sent shows an error, as when its answer does not come. */
  const fail = (cause: unknown) => update({ errors: { root: cause } })

  function navigate(to: number): Promise<void>
  function navigate(to: To | null, options?: RouterNavigateOptions): Promise<void>
  async function navigate(to: To | number | null, options?: RouterNavigateOptions): Promise<void> {
    if (router === null && typeof to !== "number")
      update({ navigation: pendingNavigation(state, to, options) })
    const { navigation } = state
    try {
      const loaded = await load()
      await (typeof to === "number" ? loaded.navigate(to) : loaded.navigate(to, options))
    } catch (cause) {
      if (router !== null) throw cause
      if (isPost(options)) fail(cause)
      else if (typeof to === "number") window.history.go(to)
      else if (navigation.location !== undefined)
        window.location.assign(createPath(navigation.location))
    }
  }

  return {
    get basename() {
      return "/"
    },
    get future() {
      return router?.future ?? {}
    },
    get state() {
      return router?.state ?? state
    },
    get routes() {
      return router?.routes ?? start.routes
    },
    get manifest() {
      return router?.manifest ?? manifest
    },
    get window() {
      return window
    },
    get _internalFetchControllers() {
      return router?._internalFetchControllers ?? new Map<string, AbortController>()
    },
    load,
    navigate,
    initialize() {
      return this
    },
    dispose: () => router?.dispose(),
    /** Null until the router is loaded: the other pages' routes come with it. */
    match: (location) => router?.match(location) ?? null,
    subscribe(subscriber) {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    enableScrollRestoration(...given) {
      scrolling = given
      const disable = router?.enableScrollRestoration(...given)
      return () => {
        scrolling = null
        disable?.()
      }
    },
    async fetch(key, routeId, href, options) {
      if (router === null) {
        const fetchers = new Map(state.fetchers).set(key, pendingFetcher(href, options))
        update({ fetchers })
      }
      const loaded = await load().catch(fail)
      await loaded?.fetch(key, routeId, href, options)
    },
    async revalidate() {
      if (router === null) update({ revalidation: "loading" })
      const loaded = await load()
      await loaded.revalidate()
    },
    createHref: (location) => history.createHref(location),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    getFetcher(key) {
      if (router !== null) return router.getFetcher(key)
      fetcherUses.set(key, (fetcherUses.get(key) ?? 0) + 1)
      return state.fetchers.get(key) ?? IDLE_FETCHER
    },
    resetFetcher: (key, options) => router?.resetFetcher(key, options),
    deleteFetcher(key) {
      if (router !== null) return router.deleteFetcher(key)
      fetcherUses.set(key, (fetcherUses.get(key) ?? 1) - 1)
    },
    /** Going back has to be asked about too, which only the router does. */
    getBlocker(key, blocks) {
      if (router !== null) return router.getBlocker(key, blocks)
      blockers.set(key, blocks)
      void load()
      return IDLE_BLOCKER
    },
    deleteBlocker(key) {
      blockers.delete(key)
      router?.deleteBlocker(key)
    },
    patchRoutes: (...given) => router?.patchRoutes(...given),
    _internalSetRoutes: (routes) => router?._internalSetRoutes(routes),
    _internalSetStateDoNotUseOrYouWillBreakYourApp: (changed) =>
      router?._internalSetStateDoNotUseOrYouWillBreakYourApp(changed),
  }
}
