/** Dependency rules, one sentence each (long, because every room has one); docs/architecture.md explains the reasons. */

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to })
const ours = "^(packages|apps|demo|devstack|e2e|bench)/"
const tests = "[.](test|spec)[.]tsx?$|^(apps|packages)/[^/]+/test/|^demo/test/|^e2e/"

/**
 * The rooms of the api from the ground up, each with the sentence that says why it stands there. A room
 * imports itself and what is below it, so that no arrow leads back; what starts the program is on top.
 */
const api = "^apps/api/src/"
const apiRooms = [
  ["(config|environment)[.]ts$", "Settings depend on nothing that they configure."],
  ["database/", "The database knows its settings only, not what is stored in it by whom."],
  ["reference/", "Reference data are rows of every installation, stored before any module runs."],
  ["ports/", "A port speaks to the outside and knows none of our rules."],
  [
    "app-context[.]ts$",
    "The context names what the outside gives the api, never what is made of it.",
  ],
  ["queue/", "Enqueueing is part of a caller's transaction and knows no worker."],
  ["emails/", "A letter is made of what it says; modules decide when it is sent."],
  ["access/", "Who calls and how often is decided before anything is known of the call's purpose."],
  ["audit/", "The audit trail records actions without knowing them."],
  ["http/", "Fastify plugins treat every route alike."],
  ["collections/", "Collections are read through a dialect that knows no module."],
  ["modules/", "A module is called by routes and jobs, and never calls a worker."],
  ["jobs/", "Workers call modules; only what starts the program calls workers."],
]
const apiRoomRules = apiRooms.map(([room, comment], index) => {
  const upToHere = apiRooms.slice(0, index + 1).map(([path]) => path)
  return forbid(
    `api-${room.replace(/\W.*$/, "") || "settings"}-look-down`,
    comment,
    { path: `${api}${room}`, pathNot: tests },
    { path: api, pathNot: `${api}(${upToHere.join("|")})` },
  )
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      "no-cycles",
      "Circular dependencies hide which module depends on which.",
      {},
      { circular: true },
    ),
    forbid(
      "no-unresolvable",
      "Every import must resolve; build-time virtual modules are the only exception.",
      {},
      { couldNotResolve: true, pathNot: "^virtual:" },
    ),
    forbid(
      "domain-is-pure",
      "The domain package may import only zod and itself.",
      { path: "^packages/domain/src", pathNot: tests },
      { pathNot: "^packages/domain/src|node_modules/zod" },
    ),
    forbid(
      "contract-knows-domain",
      "The contract package may import only the domain and zod.",
      { path: "^packages/contract/src", pathNot: tests },
      { pathNot: "^packages/(domain|contract)/src|node_modules/zod" },
    ),
    forbid(
      "drawings-stand-alone",
      "Drawings are geometry and know neither ads nor files.",
      { path: "^demo/src/drawings/", pathNot: tests },
      { pathNot: "^demo/src/drawings/" },
    ),
    forbid(
      "error-reports-know-domain",
      "The error-reports package may import only the domain and the Sentry SDK.",
      { path: "^packages/error-reports/src", pathNot: tests },
      { pathNot: "^packages/(domain|error-reports)/src|node_modules/@sentry/node" },
    ),
    forbid(
      "reporting-has-one-home",
      "Servers report errors through @wara/error-reports, never through the Sentry SDK directly.",
      { path: ours, pathNot: "^packages/error-reports/" },
      { path: "node_modules/@sentry/node" },
    ),
    forbid(
      "servers-report-for-browsers",
      "Server-side error reporting must not reach a browser.",
      { path: "^apps/web/app/", pathNot: `${tests}|[.]server[.]ts$` },
      { path: "^packages/error-reports/" },
    ),
    forbid(
      "precompress-stands-alone",
      "Compressing a build needs Node only.",
      { path: "^packages/precompress/src", pathNot: tests },
      { path: "^(packages|apps)/|node_modules/", pathNot: "^packages/precompress/src" },
    ),
    forbid(
      "precompress-for-builds-only",
      "Only the configurations of builds compress.",
      { path: ours, pathNot: "^packages/precompress/|^apps/[^/]+/[^/]+[.]config[.]ts$" },
      { path: "^packages/precompress/" },
    ),
    forbid(
      "factories-for-tests-only",
      "Factories may be imported only by tests.",
      { path: ours, pathNot: `${tests}|^packages/factories/` },
      { path: "^packages/factories/" },
    ),
    forbid(
      "nobody-imports-demo",
      "The demo fills the product from outside, as a program of its own; the product runs without it.",
      { path: ours, pathNot: "^demo/" },
      { path: "^demo/" },
    ),
    forbid(
      "demo-uses-entry-points",
      "The demo enters the api by the entry points of its package.json only.",
      { path: "^demo/" },
      { path: "^apps/", dependencyTypes: ["local"] },
    ),
    forbid(
      "apps-stay-apart",
      "Apps communicate over HTTP and never import each other.",
      { path: "^apps/([^/]+)/" },
      { path: "^apps/", pathNot: "^apps/$1/" },
    ),
    forbid(
      "nobody-imports-devstack",
      "Stand-ins run beside the product and must never be imported by it.",
      { path: "^(packages|apps)/" },
      { path: "^devstack/" },
    ),
    forbid(
      "nobody-imports-tests",
      "Nothing may import a test.",
      { path: ours, pathNot: tests },
      { path: tests },
    ),
    forbid(
      "panel-knows-rules-and-wire",
      "The admin panel may import only the domain, the contract and itself.",
      { path: "^apps/admin/", pathNot: `${tests}|^apps/admin/vite[.]config[.]ts$` },
      { path: "^(apps|packages)/", pathNot: "^apps/admin/|^packages/(domain|contract)/" },
    ),
    forbid(
      "panel-ui-is-generic",
      "The panel's ui knows the wire, the permissions and no page.",
      { path: "^apps/admin/src/(ui|wire|access|theme|i18n)/", pathNot: tests },
      {
        path: "^apps/admin/src/",
        pathNot: "^apps/admin/src/(ui|wire|access|theme|i18n|panel-settings)[./]|[.]css$",
      },
    ),
    forbid(
      "panel-pages-stand-on-top",
      "Resources and layout are the panel's outermost shell.",
      { path: "^apps/admin/src/(dashboard|notes|recordings|review|session)/", pathNot: tests },
      { path: "^apps/admin/src/(resources|layout|panel-pages|main)[./]" },
    ),
    forbid(
      "web-browser-is-ground",
      "browser wraps what browsers offer and knows the domain only.",
      { path: "^apps/web/app/browser/", pathNot: tests },
      { path: "^(apps|packages)/", pathNot: "^apps/web/app/browser/|^packages/domain/" },
    ),
    forbid(
      "web-ui-is-generic",
      "ui knows react, the domain, browser and itself.",
      { path: "^apps/web/app/ui/", pathNot: tests },
      { path: "^(apps|packages)/", pathNot: "^apps/web/app/(ui|browser)/|^packages/domain/" },
    ),
    forbid(
      "web-overlays-know-no-page",
      "Overlays take turns without knowing what they show.",
      { path: "^apps/web/app/overlays/", pathNot: tests },
      { path: "^(apps|packages)/", pathNot: "^apps/web/app/(overlays|browser)/|^packages/domain/" },
    ),
    forbid(
      "web-entities-know-no-feature",
      "Entities are shared by features and know none of them.",
      { path: "^apps/web/app/entities/", pathNot: tests },
      {
        path: "^(apps|packages)/",
        pathNot:
          "^apps/web/app/(entities|ui|browser|forms|integrations)/|^packages/(domain|contract)/",
      },
    ),
    forbid(
      "web-features-stay-apart",
      "A feature is made of entities, ui, domain, wire types and itself; routes compose features.",
      { path: "^apps/web/app/features/([^/]+)/", pathNot: tests },
      {
        path: "^(apps|packages)/",
        pathNot:
          "^apps/web/app/(browser|ui|overlays|entities|forms|features/$1|session|integrations)/|^packages/(domain|contract)/",
      },
    ),
    forbid(
      "web-session-knows-no-page",
      "session knows the cookies, the person and the request, and asks the backend for the person.",
      { path: "^apps/web/app/session/", pathNot: tests },
      {
        path: "^(apps|packages)/",
        pathNot:
          "^apps/web/app/(session/|backend/|(config|logger)[.]server)|^packages/(domain|contract)/",
      },
    ),
    forbid(
      "web-integrations-are-generic",
      "Integrations with third parties must not import features or routes.",
      { path: "^apps/web/app/integrations/", pathNot: tests },
      {
        path: "^(apps|packages)/",
        pathNot:
          "^apps/web/app/(integrations/|session/|browser/|(config|logger)[.]server)|^packages/(domain|contract|error-reports)/",
      },
    ),
    forbid(
      "web-forms-are-generic",
      "Shared form handling must not import specific forms; of the backend layer it may import only backend-error.",
      { path: "^apps/web/app/forms/", pathNot: tests },
      {
        path: "^(apps|packages)/",
        pathNot: "^apps/web/app/(forms/|backend/backend-error[.]server)|^packages/domain/",
      },
    ),
    forbid(
      "web-backend-is-narrow",
      "Only backend/ may import the api client, and it may import little else.",
      { path: "^apps/web/app/backend/", pathNot: tests },
      {
        path: "^(apps|packages)/",
        pathNot:
          "^apps/web/app/(backend/|integrations/errors/error-reports[.]server|(config|logger)[.]server)|^packages/(domain|contract)/",
      },
    ),
    forbid(
      "web-routes-run-actions",
      "Actions are what routes do on the server; nothing below a route runs one.",
      { path: "^apps/web/app/(?!actions/|routes/)" },
      { path: "^apps/web/app/actions/" },
    ),
    forbid(
      "web-actions-know-no-page",
      "Actions read forms and ask the backend; they know no layout and no page's head.",
      { path: "^apps/web/app/actions/", pathNot: tests },
      { path: "^apps/web/app/(layouts|seo|overlays|root)" },
    ),
    forbid(
      "web-layouts-compose-features",
      "A layout frames pages and knows none of them.",
      { path: "^apps/web/app/layouts/", pathNot: tests },
      { path: "^apps/web/app/(routes|actions|root)" },
    ),
    forbid(
      "nobody-imports-routes",
      "Routes are the outermost layer and must not be imported by others.",
      { path: "^apps/web/app/(?!routes/|routes[.]ts)" },
      { path: "^apps/web/app/routes/" },
    ),
    forbid(
      "api-modules-stay-apart",
      "Other modules may be imported only through their use-cases.",
      { path: "^apps/api/src/modules/([^/]+)/", pathNot: tests },
      { path: "^apps/api/src/modules/", pathNot: "^apps/api/src/modules/($1/|[^/]+/use-cases/)" },
    ),
    ...apiRoomRules,
    forbid(
      "dialect-is-generic",
      "The dialect reads and writes any declaration and knows no collection.",
      { path: `${api}collections/dialect/`, pathNot: tests },
      { path: `${api}(collections/(?!dialect/)|audit/)` },
    ),
    forbid(
      "sql-lives-in-stores",
      "Only stores, collections, database, queue, reference data and the listener to changes run SQL.",
      {
        path: api,
        pathNot: `${tests}|(store|collection)[.]ts$|${api}(collections|database|reference|queue)/|/change-listener[.]ts$`,
      },
      { path: "node_modules/(drizzle-orm|pg)/", dependencyTypesNot: ["type-only"] },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "[.]react-router/|^apps/[^/]+/build/|[+]types/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
}
