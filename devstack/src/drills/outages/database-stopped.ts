import type { Drill } from "../drill.ts"
import type { ProxyName } from "../fleet/start-proxy.ts"
import { outageRows } from "./outage.ts"

/** The database is away for twenty seconds. */
export const databaseStopped = (proxy: ProxyName): Drill => ({
  name: `database-stopped-${proxy}`,
  needs: proxy,
  maxSeconds: 45,
  async run({ fleet: open, database: openDatabase, isShort }) {
    const fleet = await open(proxy)
    const { stop, start } = await openDatabase()
    return outageRows(fleet, { what: "database", stop, start }, { isShort })
  },
})
