/** npm run build: the site and the panel, as production serves them, unless they are up to date. */
import { prepareShutdown } from "../processes/shutdown.ts"
import { buildPanel, buildSite } from "../stack/build-apps.ts"

const shutdown = prepareShutdown()
try {
  // One after the other: a small server has the memory for one.
  console.log(`site ${await buildSite({ inherit: true }, shutdown)}`)
  console.log(`panel ${await buildPanel({ inherit: true }, shutdown)}`)
} catch (cause) {
  // A failed build has printed its own errors, and its cause has no text.
  if (cause instanceof Error && cause.message !== "") console.error(cause.message)
  process.exitCode = 1
}
