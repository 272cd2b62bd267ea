/** Dependency rules, one sentence each; docs/architecture.md explains the reasons. */
import { apiRules } from "./scripts/import-rules/api-rules.mjs"
import { forbid, tests } from "./scripts/import-rules/forbid.mjs"
import { panelRules, webRules } from "./scripts/import-rules/web-rules.mjs"

const ours = "^(packages|apps|demo|devstack|e2e|bench)/"

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
      "task-processes-stand-alone",
      "Running work in another process needs Node only.",
      { path: "^packages/task-processes/src", pathNot: tests },
      { path: "^(packages|apps)/|node_modules/", pathNot: "^packages/task-processes/src" },
    ),
    forbid(
      "decoders-run-apart",
      "Only programs of task processes decode pictures: native code in a server cannot be ended.",
      {
        path: "^apps/(api/src|web/(server|app))/",
        pathNot: `${tests}|/(make-picture|convert-program)[.]ts$`,
      },
      { path: "node_modules/sharp/" },
    ),
    forbid(
      "decoding-is-not-imported",
      "The api starts the program that makes pictures and never imports it.",
      { path: "^apps/api/src/", pathNot: `${tests}|/decode-program[.]ts$` },
      { path: "^apps/api/src/modules/uploads/picture/make-picture[.]ts$" },
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
    ...panelRules,
    ...webRules,
    ...apiRules,
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
