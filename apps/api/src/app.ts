import fastify, { LogController } from "fastify"
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod"
import type { App, AppContext } from "./app-context.ts"
import { answerFrameworkError, registerErrors } from "./plugins/errors.ts"
import { nameRequest, requestLogging } from "./plugins/logging.ts"
import { parseNestedQuery } from "./plugins/nested-query.ts"
import { requireResponseSchemas } from "./plugins/response-schemas.ts"

/** Builds the whole api on what it is given, ready to listen or to be called in tests. */
export async function buildApp(context: AppContext): Promise<App> {
  const app: App = fastify({
    loggerInstance: requestLogging(context.config),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: context.config.trustedProxies,
    genReqId: nameRequest,
    bodyLimit: 128 * 1024,
    forceCloseConnections: true,
    routerOptions: { querystringParser: parseNestedQuery },
    frameworkErrors: answerFrameworkError,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  requireResponseSchemas(app)
  registerErrors(app)

  await app.register(async (api: App) => registerModules(api, context), {
    prefix: context.config.prefix,
  })
  return app
}

/** One line a module. */
async function registerModules(_api: App, _context: AppContext): Promise<void> {}
