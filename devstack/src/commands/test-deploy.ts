/**
 * npm run test:deploy: follows deploy/Dockerfile in a fresh folder, sets the installation up and
 * starts its processes. Takes some minutes, most of them for installing.
 */
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { followDockerfile } from "../deploy/follow-dockerfile.ts"
import { tryInstallation } from "../deploy/try-installation.ts"
import { prepareShutdown } from "../processes/shutdown.ts"

const log = (line: string) => console.log(line)
const shutdown = prepareShutdown()
const folder = await mkdtemp(join(tmpdir(), "wara-deploy-"))
await chmod(folder, 0o755)
shutdown.addLast(() => rm(folder, { recursive: true, force: true }))
try {
  const image = await followDockerfile(folder, log, shutdown)
  const { api, stopAll, web } = await tryInstallation(image, log, shutdown)
  const addresses = [
    ...web.map((port) => `http://127.0.0.1:${port}/`),
    ...web.map((port) => `http://127.0.0.1:${port}/anuncios`),
    ...api.map((port) => `http://127.0.0.1:${port}/admin`),
    ...api.map((port) => `http://127.0.0.1:${port}/api/ads`),
  ]
  for (const address of addresses) {
    const { status } = await fetch(address)
    log(`${status} ${address}`)
    if (status !== 200) process.exitCode = 1
  }
  await stopAll()
  log("Two apis, a worker and two web servers ran with production dependencies only.")
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
}
if (!shutdown.signal.aborted) {
  await shutdown.stopAll()
  process.exit()
}
