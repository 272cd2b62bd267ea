import fastify, { LogController } from "fastify"
import { serializerCompiler, type ZodTypeProvider } from "fastify-type-provider-zod"
import { shareReads } from "./access/in-flight.ts"
import { registerSession } from "./access/session.ts"
import type { App, AppContext } from "./app-context.ts"
import { recordReadings } from "./audit/record-readings.ts"
import { ads } from "./collections/ads.ts"
import { registerCollections } from "./collections/collections.ts"
import { registerCollection } from "./collections/dialect/register-collection.ts"
import { nearParameters } from "./collections/near-commune.ts"
import { registerAnswerCache } from "./http/answer-cache/answer-cache.ts"
import { AnswerStore } from "./http/answer-cache/answer-store.ts"
import { compileValidator } from "./http/any-query.ts"
import { createChangeListener } from "./http/change-listener.ts"
import { registerChanges } from "./http/changes.ts"
import { requireResponseSchemas } from "./http/error-responses.ts"
import { answerFrameworkError, registerErrors } from "./http/errors.ts"
import { registerHealth } from "./http/health.ts"
import { checkAnswers } from "./http/json-text.ts"
import { registerLoadShedding } from "./http/load-shedding.ts"
import { nameRequest, registerRequestLog, requestLogging } from "./http/logging.ts"
import { registerMetrics } from "./http/metrics.ts"
import { parseNestedQuery, refuseUnreadQueries } from "./http/nested-query.ts"
import { registerOpenapi } from "./http/openapi.ts"
import type { ApiMetrics } from "./http/operation-metrics.ts"
import { registerPanel } from "./http/panel.ts"
import { registerRateLimit } from "./http/rate-limit.ts"
import {
  limitArrival,
  maxArrivalMs,
  readJsonBodies,
  refuseUndeclaredBodies,
} from "./http/request-bodies.ts"
import { registerSecurity } from "./http/security.ts"
import { delayRefusals } from "./http/slow-refusals.ts"
import { registerUploads } from "./http/uploads.ts"
import { registerAbuseReports } from "./modules/abuse-reports/routes.ts"
import { registerAccounts } from "./modules/accounts/routes.ts"
import { registerAdFigures } from "./modules/ad-figures/routes.ts"
import { createNewestSince } from "./modules/ads/newest-ads-store.ts"
import { registerAds } from "./modules/ads/routes.ts"
import { registerAlerts } from "./modules/alerts/routes.ts"
import { registerAnnouncements } from "./modules/announcements/routes.ts"
import { registerContact } from "./modules/contact/routes.ts"
import { registerStaffContact } from "./modules/contact/staff-routes.ts"
import { registerCredits } from "./modules/credits/routes.ts"
import { registerDashboard } from "./modules/dashboard/routes.ts"
import { registerFavourites } from "./modules/favourites/routes.ts"
import { registerIndicators } from "./modules/indicators/routes.ts"
import { registerLeads } from "./modules/leads/routes.ts"
import { registerMailSwitches } from "./modules/mail-switches/routes.ts"
import { registerNotes } from "./modules/notes/routes.ts"
import { registerOrders } from "./modules/orders/routes.ts"
import { registerPrivacy } from "./modules/privacy/routes.ts"
import { registerProfile } from "./modules/profile/routes.ts"
import { registerRecordings } from "./modules/recordings/routes.ts"
import { registerRedirects } from "./modules/redirects/routes.ts"
import { registerRightsRequests } from "./modules/rights-requests/routes.ts"
import { registerSearch } from "./modules/search/routes.ts"
import { createAdSearch } from "./modules/search/search-ads.ts"
import { recordEmptySearch } from "./modules/search/use-cases/empty-searches.ts"
import { createKnownPlaces } from "./modules/search/use-cases/known-places.ts"
import { registerSettings } from "./modules/settings/routes.ts"
import { registerSitemaps } from "./modules/sitemaps/routes.ts"
import { registerSocial } from "./modules/social/routes.ts"
import { registerUploading } from "./modules/uploads/routes.ts"
import { registerWantedAds } from "./modules/wanted-ads/routes.ts"

/** A server without routes: logs, errors and limits of every answer. */
function createServer(context: AppContext): App {
  const app: App = fastify({
    loggerInstance: requestLogging(context.config),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    trustProxy: context.config.trustedProxies,
    genReqId: nameRequest,
    bodyLimit: 128 * 1024,
    requestTimeout: maxArrivalMs.files,
    // What arrives on an open connection while the server closes is still answered [B9.20].
    return503OnClosing: false,
    routerOptions: { querystringParser: parseNestedQuery },
    frameworkErrors: answerFrameworkError,
    // `registerSecurity` refuses requests without a host, except the checks of load balancers.
    http: { requireHostHeader: false },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(serializerCompiler)

  requireResponseSchemas(app)
  if (context.config.environment !== "production") checkAnswers(app)
  registerErrors(app, context.errorReports)
  limitArrival(app)
  registerRequestLog(app)
  return app
}

/** The server of a worker, which runs jobs: only its probes and its figures. */
export function buildWorkerApp(context: AppContext): App {
  const app = createServer(context)
  registerMetrics(app, context, null)
  registerHealth(app, context)
  return app
}

/** Builds the whole api from its dependencies, ready to listen or to be called in tests. */
export async function buildApp(context: AppContext): Promise<App> {
  const app = createServer(context)
  refuseUnreadQueries(app)
  readJsonBodies(app)
  refuseUndeclaredBodies(app)
  const { answerCacheBytes } = context.config
  const answers = answerCacheBytes === 0 ? null : new AnswerStore(answerCacheBytes)
  const metrics = registerMetrics(app, context, answers)
  await registerSecurity(app)
  await registerLoadShedding(app, context.config, () => metrics.shed.inc({ reason: "lag" }))
  await registerOpenapi(app, context)
  registerHealth(app, context)
  registerUploads(app, context)
  await registerPanel(app, context.config)

  await app.register(async (api: App) => registerModules(api, context, answers, metrics), {
    prefix: context.config.prefix,
  })
  return app
}

/** Registers all routes under the prefix, one line per module. */
async function registerModules(
  api: App,
  context: AppContext,
  answers: AnswerStore | null,
  metrics: ApiMetrics,
): Promise<void> {
  registerSession(api, { ...context, ...context.shares.sessions })
  await registerRateLimit(api, context)
  const changes = createChangeListener(context.config.listenUrl)
  api.addHook("preClose", changes.stop)
  if (context.replica !== null) {
    context.replica.follow(changes)
    api.addHook("preClose", async () => context.replica?.stop())
  }
  // Subscribes before the web servers do: what they read after a change is computed after it.
  if (answers !== null) registerAnswerCache(api, answers, changes)
  // Answers that are stored take no place.
  shareReads(api, context, () => metrics.shed.inc({ reason: "share" }))
  delayRefusals(api, context, () => metrics.delayed.inc())
  metrics.showChangeStream(changes.isListening)
  registerChanges(api, changes)
  const { visitors } = context.shares
  const accounts = { ...context, ...context.shares.accounts }
  recordReadings(api, accounts.database)
  const { readPlaces, forgetPlaces } = createKnownPlaces(visitors.database)
  // Shared answers that a change of places outdates are computed again from places that know of it.
  if (answers !== null)
    api.addHook("onReady", async () => {
      changes.subscribe({
        onNotice: ({ kind }) => {
          if (kind === "communes" || kind === "all") forgetPlaces()
        },
      })
    })
  const search = createAdSearch(visitors.database, readPlaces)
  const whenEmpty = (text: string) => recordEmptySearch(visitors.database, text, new Date())
  registerCollection(api, context, ads, { search, extra: nearParameters(readPlaces), whenEmpty })
  const readNewestSince = createNewestSince(visitors.database)
  registerAds(api, accounts, { search, readPlaces, readNewestSince })
  registerCollections(api, context)
  registerSearch(api, accounts)
  registerIndicators(api, accounts)
  registerContact(api, accounts)
  registerStaffContact(api, accounts)
  registerLeads(api, accounts)
  registerAlerts(api, accounts, { search, readPlaces })
  registerWantedAds(api, context, { search, readPlaces })
  registerAccounts(api, context)
  registerSocial(api, context)
  registerProfile(api, accounts)
  registerPrivacy(api, accounts)
  registerRightsRequests(api, accounts)
  registerAbuseReports(api, accounts)
  registerUploading(api, accounts)
  registerOrders(api, context)
  registerCredits(api, accounts)
  registerSettings(api, accounts)
  registerRedirects(api, accounts)
  registerSitemaps(api, visitors)
  registerDashboard(api, accounts)
  registerNotes(api, accounts)
  registerFavourites(api, accounts)
  registerMailSwitches(api, accounts)
  registerAdFigures(api, context)
  registerAnnouncements(api, context)
  registerRecordings(api, accounts)
}
