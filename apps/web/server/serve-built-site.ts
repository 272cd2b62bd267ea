import { createServer } from "node:http"
import { flushCompileCache } from "node:module"
import { paths } from "@wara/domain/site/paths"
import { endOnCrash } from "@wara/error-reports/end-on-crash"
import { config } from "../app/config.server.ts"
import { maxArrivalMs } from "./form-limits.ts"
import { keepAliveTimeout, listen, stopGracefully } from "./listen.ts"
import { openSite } from "./site.ts"
import { warmUp } from "./warm-up.ts"

/** Listens with the built site until a stop signal. */
export async function serveBuiltSite(options: { clientDirectory: string }): Promise<void> {
  const site = openSite(options)
  // Photos take minutes on slow connections; forms have less time, set by limitArrival.
  const timeouts = { headersTimeout: 15_000, requestTimeout: maxArrivalMs.files, keepAliveTimeout }
  // The listener refuses requests without a host, except the probes of load balancers.
  const server = createServer({ ...timeouts, requireHostHeader: false }, site.listener)
  endOnCrash(site.reportCrash, site.close)
  stopGracefully(server, { ...config, onDrain: site.drain, close: site.close })
  // The list needs most of what other pages need; home follows, for which few have to wait.
  await warmUp(site.listener, paths.ads)
  site.measureLag()
  await listen(server, config)
  await warmUp(site.listener, paths.home)
  // A process that is killed would not keep its compiled code for the next start [B7.245].
  flushCompileCache()
}
