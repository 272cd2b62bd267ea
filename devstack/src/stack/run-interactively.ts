import { parseArgs } from "node:util"
import { prepareShutdown, type Shutdown } from "../processes/shutdown.ts"
import { bringUp, type Stack } from "./bring-up.ts"
import { requireFreePorts } from "./preflight.ts"
import { deleteData } from "./prepare-folders.ts"
import { explainFailure, StackFailure } from "./stack-failure.ts"
import { readStackSettings, type StackSettings } from "./stack-settings.ts"
import { demoAccounts, stackTexts } from "./stack-texts.ts"

const { progress, ready } = stackTexts

/** `npm start` and `npm run dev`: start the stack, print its addresses and stay until stopped. */
export async function runInteractively(mode: { reload: boolean }): Promise<void> {
  // Required by the stand-ins: an explicit statement that the installation is a demo.
  process.env.WARA_DEMO = "1"
  // The start-up time counts from pressing Enter, the installation included.
  const started = Number(process.env.WARA_STARTED_AT) || Date.now()
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1).replace(".", ",")
  const log = (line: string) => console.log(`[${seconds().padStart(5)} s] ${line}`)
  const shutdown = prepareShutdown(() => console.log(`\n${progress.stopping}`))
  let dataDir = ""
  try {
    const settings = readStackSettings(process.env)
    dataDir = settings.dataDir
    log(progress.starting)
    const seedArguments = await readOptions(settings, log)
    const durable = true
    const stack = await bringUp({ settings, ...mode, durable, seedArguments, log }, shutdown)
    printAddresses(stack, seconds())
    void reportImages(stack, shutdown)
    await stack.ended
  } catch (cause) {
    // After Ctrl-C no explanation is needed.
    if (shutdown.signal.aborted) return
    console.error(explainFailure(cause, dataDir))
    await shutdown.stopAll()
    process.exit(1)
  }
}

/** Handles --fresh and returns the arguments for the seed. */
async function readOptions(settings: StackSettings, log: (line: string) => void) {
  const { fresh, ads } = parseOptions()
  if (fresh) {
    if (settings.databaseUrl) throw new StackFailure(stackTexts.freshNeedsOwnData)
    await requireFreePorts(settings.ports)
    await deleteData(settings.dataDir)
    log(progress.fresh)
  }
  return ads ? ["--ads", ads] : []
}

function parseOptions() {
  try {
    const options = { fresh: { type: "boolean" }, ads: { type: "string" } } as const
    return parseArgs({ options }).values
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StackFailure(stackTexts.unknownOption(reason))
  }
}

function printAddresses(stack: Stack, seconds: string) {
  const apiUrl = stack.apiUrl.replace("127.0.0.1", "localhost")
  const rows = [
    [ready.site, stack.siteUrl],
    [ready.panel, `${apiUrl}/admin`],
    [ready.api, apiUrl],
    [ready.documentation, `${apiUrl}/documentation`],
    [ready.mails, stack.mailUrl.replace("127.0.0.1", "localhost")],
    [ready.people, stack.peopleUrl.replace("127.0.0.1", "localhost")],
    [ready.webpay, stack.webpayUrl.replace("127.0.0.1", "localhost")],
  ].map(([name = "", url]) => `  ${name.padEnd(18)} ${url}`)
  const accounts = demoAccounts.map((account) => `  ${account}`)
  const lines = [
    "",
    ready.title(seconds),
    ...rows,
    `${ready.accounts}:`,
    ...accounts,
    ready.stop,
    "",
  ]
  console.log(lines.join("\n"))
}

async function reportImages(stack: Stack, shutdown: Shutdown) {
  const code = await stack.images.exited
  if (shutdown.signal.aborted) return
  console.log(code === 0 ? progress.imagesDone : progress.imagesFailed(".wara/logs/images.log"))
}
