import type { Drill } from "../drill.ts"
import type { ProxyName } from "../fleet/start-proxy.ts"
import { outageRows } from "./outage.ts"

/**
 * The database is away for twenty seconds, and one api ends meanwhile: the web servers that heard of
 * changes from it follow the other one, without losing what they keep [B9.100].
 */
export const databaseStopped = (proxy: ProxyName): Drill => ({
  name: `database-stopped-${proxy}`,
  needs: proxy,
  maxSeconds: 45,
  async run({ fleet: open, database: openDatabase, isShort }) {
    const fleet = await open(proxy)
    const database = await openDatabase()
    const stop = async () => {
      await database.stop()
      await fleet.api[0].kill()
    }
    const start = async () => {
      await database.start()
      await fleet.api[0].start()
    }
    return outageRows(fleet, { what: "database", stop, start }, { isShort })
  },
})
