import { forbid, tests } from "./forbid.mjs"

/** The layers of the site and of the panel. */
export const webRules = [
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
        "^apps/web/app/(backend/|integrations/errors/error-reports[.]server|(config|logger)[.]server)|^packages/(domain|contract)/|^apps/web/node_modules/",
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
]

export const panelRules = [
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
]
