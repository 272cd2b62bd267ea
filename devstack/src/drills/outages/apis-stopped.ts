import type { Drill } from "../drill.ts"
import type { ProxyName } from "../fleet/start-proxy.ts"
import { outageRows } from "./outage.ts"

/** Both apis crash and are away for twenty seconds, so that no web server is ready [B9.92]. */
export const apisStopped = (proxy: ProxyName): Drill => ({
  name: `apis-stopped-${proxy}`,
  needs: proxy,
  maxSeconds: 45,
  async run({ fleet: open, isShort }) {
    const fleet = await open(proxy)
    const stop = () => Promise.all(fleet.api.map((server) => server.kill()))
    const start = () => Promise.all(fleet.api.map((server) => server.start()))
    return outageRows(fleet, { what: "apis", stop, start }, { isShort })
  },
})
