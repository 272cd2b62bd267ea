/** npm run build: api, site and panel, as production runs them, unless they are up to date. */
import { prepareShutdown } from "../processes/shutdown.ts"
import { buildApi, buildPanel, buildSite } from "../stack/build-apps.ts"

const shutdown = prepareShutdown()
try {
  // One after another: a small server has the memory for one.
  console.log(`api ${await buildApi({ inherit: true }, shutdown)}`)
  console.log(`site ${await buildSite({ inherit: true }, shutdown)}`)
  console.log(`panel ${await buildPanel({ inherit: true }, shutdown)}`)
} catch (cause) {
  // A failed build has printed its own errors, and its cause has no text.
  if (cause instanceof Error && cause.message !== "") console.error(cause.message)
  process.exitCode = 1
}
