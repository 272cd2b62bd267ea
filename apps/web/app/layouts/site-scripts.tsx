import { use } from "react"
import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_FrameworkContext as FrameworkContext,
  Scripts,
  useLocation,
  useMatches,
} from "react-router"
import { defaultPolicyScript } from "../browser/start/default-policy.ts"
import { type PageStart, startScript } from "../browser/start/page-start.ts"
import { outsideScripts } from "../integrations/outside-scripts.ts"
import { useNonce } from "../session/nonce.ts"
import { useSiteData } from "./site-data.ts"
import { isStartedAtRest } from "./starts-at-rest.ts"

/**
 * The scripts of a page. They replace the router's `<Scripts>`, which writes a module with static
 * imports into the page: such a page needs a nonce per response and cannot be the same for all
 * visitors (see startScript). Development keeps the router's own, which also sets up hot reloading.
 */
export const SiteScripts = import.meta.env.DEV ? RouterScripts : StartScripts

function RouterScripts() {
  return <Scripts nonce={useNonce()} />
}

function StartScripts() {
  // In the browser the elements exist already; their code is not part of the data.
  if (!import.meta.env.SSR) return <InlineScripts nonce={undefined} context=" " start=" " />
  return <WrittenScripts />
}

function WrittenScripts() {
  const nonce = useNonce()
  const context = use(FrameworkContext)
  const matches = useMatches()
  const { search } = useLocation()
  const { integrations } = useSiteData()
  if (context === undefined) return null
  const { manifest, renderMeta } = context
  // The router then streams the loaders' data after the page.
  if (renderMeta !== undefined) renderMeta.didRenderScripts = true
  const policy = defaultPolicyScript(outsideScripts(integrations))
  const files = filesOf(
    manifest,
    matches.map(({ id }) => id),
  )
  const atRest = matches.some(({ handle }) => isStartedAtRest(handle, search))
  const start = policy + startScript({ ...files, atRest })
  return <InlineScripts nonce={nonce} context={contextScript} start={start} />
}

function InlineScripts(props: { nonce: string | undefined; context: string; start: string }) {
  return (
    <>
      <InlineScript nonce={props.nonce} code={props.context} />
      <InlineScript nonce={props.nonce} code={props.start} />
    </>
  )
}

function InlineScript({ nonce, code }: { nonce: string | undefined; code: string }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code; the JSON in it is escaped.
      dangerouslySetInnerHTML={{ __html: code }}
    />
  )
}

/** The page's data, which the router streams into this global after the page. */
export const contextScript =
  "!function(r){r.stream=new ReadableStream({start(c){r.streamController=c}}).pipeThrough(new TextEncoderStream())}(window.__reactRouterContext={})"

function filesOf(manifest: AssetsManifest, ids: string[]): Omit<PageStart, "atRest"> {
  const routes = ids.map((id): PageStart["routes"][number] => {
    const route = manifest.routes[id]
    const files = [
      route?.clientActionModule,
      route?.clientLoaderModule,
      route?.clientMiddlewareModule,
      route?.hydrateFallbackModule,
      route?.module,
    ]
    return [id, files.filter((file) => file !== undefined)]
  })
  const ofRoutes = ids.flatMap((id) => manifest.routes[id]?.imports ?? [])
  const imports = [...new Set([...manifest.entry.imports, ...ofRoutes])]
  return { entry: manifest.entry.module, manifest: manifest.url, routes, imports }
}
