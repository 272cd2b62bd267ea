import { flushCompileCache } from "node:module"
import { afterQuietTurn } from "@wara/domain/site/quiet-turn"
import { minutes } from "@wara/domain/time"
import { endOnCrash } from "@wara/error-reports/end-on-crash"
import { openErrorReports } from "@wara/error-reports/open-error-reports"
import { buildApp, buildWorkerApp } from "./app.ts"
import type { App, AppContext } from "./app-context.ts"
import { readConfig } from "./config.ts"
import { connectDatabase } from "./database/database.ts"
import { failureCode } from "./database/database-faults.ts"
import { connectReplica, connectShares } from "./database/pools.ts"
import { ReplicaReads } from "./database/replica-reads.ts"
import { registerJobs } from "./jobs/start-jobs.ts"
import { openBotCheck } from "./ports/bot-check/bot-check.ts"
import { openGateway } from "./ports/payment-gateway/open-gateway.ts"
import { openStorage } from "./ports/storage/open-storage.ts"
import { tryStorage } from "./ports/storage/storage.ts"
import { createStoredTaxDocuments } from "./ports/tax-document/tax-documents.ts"
import { refuseUnsafeStart } from "./refuse-unsafe-start.ts"

/** Milliseconds that open requests get to finish after a stop signal. */
const timeoutMs = 9_000

/** Milliseconds that one statement of a job may take. */
const jobTimeoutMs = minutes(5)

/** Listens until a stop signal. A failure to start is printed as one sentence, with exit code 1. */
export async function startServer(): Promise<void> {
  try {
    await refuseUnsafeStart(process.env)
    const config = readConfig(process.env)
    const { end, shares, vital } = connectShares(config)
    // Jobs have their own connections, so that long jobs and waiting requests do not block each
    // other.
    const ofJobs = connectDatabase(config.databaseUrl, {
      maxConnections: config.poolSizes.jobs,
      statementTimeout: jobTimeoutMs,
      isPooled: config.isPooled,
    })
    await vital.pool.query("select 1").catch((cause: unknown) => {
      throw new Error(`The database does not respond (${failureCode(cause)}). Check DATABASE_URL.`)
    })
    const errorReports = openErrorReports(config)
    const storage = await openStorage(config, (failure) => errorReports.report(failure))
    const gateway = openGateway(config)
    const botCheck = openBotCheck(config)
    const taxDocuments = createStoredTaxDocuments()
    const drain = { isDraining: false }
    const jobs = { haveFailed: false }
    const replicaPool = connectReplica(config)
    const replica =
      replicaPool === null ? null : new ReplicaReads(shares.visitors.pool, replicaPool)
    const ports = { storage, gateway, taxDocuments, botCheck, errorReports }
    const context = { config, ...vital, shares, replica, ...ports, drain, jobs }
    const app = config.servesCalls ? await buildApp(context) : buildWorkerApp(context)
    app.addHook("onClose", async () => {
      await Promise.all([end(), replicaPool?.end(), ofJobs.pool.end(), errorReports.close()])
    })
    if (config.runsJobs) {
      const sharesOfJobs = { sessions: ofJobs, visitors: ofJobs, accounts: ofJobs }
      const ofWorker = { ...ofJobs, shares: sharesOfJobs, replica: null }
      registerJobs(app, { config, ...ports, ...ofWorker, drain, jobs })
    }
    endOnCrash((error) => {
      app.log.fatal({ err: error }, "uncaught exception")
      errorReports.report(error)
    }, errorReports.close)
    stopOnSignal(app, config, drain)
    const address = await app.listen({ host: config.host, port: config.port }).catch((cause) => {
      const taken = failureCode(cause) === "EADDRINUSE"
      throw new Error(
        taken
          ? `Port ${config.port} is in use. Stop the process that uses it or set API_PORT.`
          : `Cannot listen on ${config.host}:${config.port} (${failureCode(cause)}).`,
      )
    })
    app.log.info(`listening on ${address}`)
    // A process that is killed would not keep its compiled code for the next start [B7.245].
    flushCompileCache()
    // Said at once, but no reason not to serve: pages, log-in and payments need no store.
    tryStorage(storage).catch((err: unknown) => {
      app.log.error({ err }, "the store of pictures cannot be used: uploads are answered with 503")
    })
    if (config.demo) app.log.warn("WARA_DEMO=1: a demonstration, not checked for production")
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : String(cause))
    process.exit(1)
  }
}

const eventLoop = { nextTurn: setImmediate, now: () => performance.now() }

/**
 * Stops on a signal. Until `drainMs` later the server only says that it is not ready [B9.20]; a
 * second signal, or the end of the parent, does not wait.
 */
function stopOnSignal(
  app: App,
  { drainMs, stopWithParent }: AppContext["config"],
  drain: AppContext["drain"],
): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), timeoutMs).unref()
    // The port is closed when nothing waits to be taken [B9.123], before the framework, whose own
    // steps come first.
    afterQuietTurn(eventLoop, () => {
      app.server.close()
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
    // Connections whose answer began before the signal stay open, and become idle as it ends.
    setInterval(() => {
      afterQuietTurn(eventLoop, () => app.server.closeIdleConnections())
    }, 50).unref()
  }
  const leave = () => {
    if (drain.isDraining || drainMs === 0) return stop()
    drain.isDraining = true
    setTimeout(stop, drainMs)
  }
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, leave)
  if (stopWithParent) process.stdin.on("end", stop).on("error", stop).resume()
}
