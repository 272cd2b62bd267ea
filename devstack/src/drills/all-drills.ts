import { deploymentKit } from "./deployment-kit/deployment-kit.ts"
import type { Drill } from "./drill.ts"
import { flood } from "./flood/flood.ts"
import { fullDisk } from "./full-disk/full-disk.ts"
import { hangingStore } from "./hanging-store/hanging-store.ts"
import { kills } from "./kills/kills.ts"
import { lockedTable } from "./locked-table/locked-table.ts"
import { oneClient } from "./one-client/one-client.ts"
import { apisStopped } from "./outages/apis-stopped.ts"
import { databaseStopped } from "./outages/database-stopped.ts"
import { pagesAtCdn } from "./pages-at-cdn/pages-at-cdn.ts"
import { pgbouncer } from "./pgbouncer/pgbouncer.ts"
import { restoreToTheMinute } from "./restore-to-the-minute/restore-to-the-minute.ts"
import { rollingRestart } from "./rolling-restart/rolling-restart.ts"
import { silentConnections } from "./silent-connections/silent-connections.ts"
import { standingAttacks } from "./standing-attacks/standing-attacks.ts"
import { steadyChanges } from "./steady-changes/steady-changes.ts"

/** The drills of `npm run test:hard`, in this order; their times together are limited. */
export const allDrills: readonly Drill[] = [
  restoreToTheMinute,
  standingAttacks,
  flood,
  steadyChanges,
  oneClient,
  silentConnections,
  lockedTable,
  hangingStore,
  fullDisk,
  pgbouncer,
  pagesAtCdn,
  deploymentKit,
  kills("nginx"),
  rollingRestart("nginx"),
  kills("haproxy"),
  rollingRestart("haproxy"),
  databaseStopped("haproxy"),
  apisStopped("haproxy"),
]
