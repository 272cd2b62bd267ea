import { forbid, tests } from "./forbid.mjs"

const api = "^apps/api/src/"

/**
 * The rooms of the api from the ground up, each with the sentence that says why it stands there. A room
 * imports itself and what is below it, so that no arrow leads back; what starts the program is on top.
 */
const apiRooms = [
  ["(config|environment)[.]ts$", "Settings depend on nothing that they configure."],
  ["database/", "The database knows its settings only, not what is stored in it by whom."],
  ["texts/", "Texts are cleaned before anything stores them, whatever they belong to."],
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

export const apiRules = [
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
    "Only stores, collections, database, queue, reference data, backup and the listener to changes run SQL.",
    {
      path: api,
      pathNot: `${tests}|(store|collection)[.]ts$|${api}(backup|collections|database|reference|queue)/|/change-listener[.]ts$`,
    },
    { path: "node_modules/(drizzle-orm|pg)/", dependencyTypesNot: ["type-only"] },
  ),
]
