import type { IncomingMessage, ServerResponse } from "node:http"
import type { ErrorReports } from "@wara/domain/reports/report-facts"
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify"
import type { ZodTypeProvider } from "fastify-type-provider-zod"
import type { Config } from "./config.ts"
import type { Database, Pool } from "./database/database.ts"
import type { ConnectionShares } from "./database/pools.ts"
import type { ReplicaReads } from "./database/replica-reads.ts"
import type { BotCheck } from "./ports/bot-check/bot-check.ts"
import type { PaymentGateway } from "./ports/payment-gateway/payment-gateway.ts"
import type { Storage } from "./ports/storage/storage.ts"
import type { TaxDocuments } from "./ports/tax-document/tax-documents.ts"

/** The server type of plugins and modules: zod schemas type the handlers. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** The external dependencies of the api: settings, database and port adapters. */
export type AppContext = {
  config: Config
  /** Connections of log-in and payments. */
  database: Database
  pool: Pool
  /** Those of everything else. */
  shares: ConnectionShares
  /** What visitors read from a replica; null without one. */
  replica: ReplicaReads | null
  storage: Storage
  /** Null when payments are disabled. */
  gateway: PaymentGateway | null
  taxDocuments: TaxDocuments
  botCheck: BotCheck
  errorReports: ErrorReports
  /** Set before the server stops: from then on it is not ready. */
  drain: { isDraining: boolean }
  /** Set when the jobs of this process could not be started: it is not ready then. */
  jobs: { haveFailed: boolean }
}
