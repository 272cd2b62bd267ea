import type { App, AppContext } from "../app-context.ts"
import { createMindicadorSource } from "../ports/indicator-source/mindicador-source.ts"
import { createNullMailer } from "../ports/mailer/null-mailer.ts"
import { createSmtpMailer } from "../ports/mailer/smtp-mailer.ts"
import { startJobs } from "./start-jobs.ts"

/** Starts the queue workers once the server listens; running jobs finish before it closes. */
export function registerJobs(app: App, context: AppContext): void {
  const { config } = context
  let working: ReturnType<typeof startJobs> | null = null
  app.addHook("onListen", async () => {
    working = startJobs({
      ...context,
      log: app.log,
      indicatorSource: createMindicadorSource(config.indicatorsUrl),
      mailer: config.smtpUrl
        ? createSmtpMailer(config.smtpUrl, config.mailFrom)
        : createNullMailer((message) => app.log.warn(message)),
    })
    await working
  })
  app.addHook("onClose", async () => {
    await working?.then((jobs) => jobs.stop())
  })
}
