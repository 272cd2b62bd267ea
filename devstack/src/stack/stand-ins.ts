import { startBotCheck } from "../bot-check/start-bot-check.ts"
import { startErrorCollector } from "../error-collector/start-error-collector.ts"
import { startIndicatorSource } from "../indicator-source/start-indicator-source.ts"
import { startMailCatcher } from "../mail-catcher/start-mail-catcher.ts"
import { startOpenidProvider } from "../openid-provider/start-openid-provider.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { startTagManager } from "../tag-manager/start-tag-manager.ts"
import { startWebpaySimulator } from "../webpay-simulator/start-webpay-simulator.ts"
import type { StackPorts } from "./stack-settings.ts"

export type StandInAddresses = {
  mailUrl: string
  smtpUrl: string
  /** Stands in for Google and Facebook. */
  peopleUrl: string
  webpayUrl: string
  indicatorsUrl: string
  tagsUrl: string
  /** Where errors are reported; /reports.json returns them. */
  errorsUrl: string
  botCheckUrl: string
}

/** Starts all stand-ins for external services, and returns the servers' settings for them. */
export async function startStandIns(ports: StackPorts, publicApiUrl: string, shutdown: Shutdown) {
  async function withShutdown<Server extends { stop: () => Promise<void> }>(
    start: Promise<Server>,
  ) {
    const server = await start
    shutdown.addLast(server.stop)
    return server
  }
  const mails = await withShutdown(startMailCatcher({ port: ports.mailPage, smtpPort: ports.smtp }))
  const source = await withShutdown(startIndicatorSource({ port: ports.indicators }))
  const prefix = `${publicApiUrl}${process.env.API_PREFIX ?? "/api"}`
  const callback = (provider: string) => `${prefix}/connect/${provider}/callback`
  const people = await withShutdown(startOpenidProvider({ port: ports.people, callback }))
  const webpay = await withShutdown(startWebpaySimulator({ port: ports.webpay }))
  const tags = await withShutdown(startTagManager({ port: 0 }))
  const errors = await withShutdown(startErrorCollector({ port: 0 }))
  const botCheck = await withShutdown(startBotCheck({ port: 0 }))

  const addresses: StandInAddresses = {
    mailUrl: mails.url,
    smtpUrl: mails.smtpUrl,
    peopleUrl: people.url,
    webpayUrl: webpay.url,
    indicatorsUrl: source.url,
    tagsUrl: tags.url,
    errorsUrl: errors.url,
    botCheckUrl: botCheck.url,
  }
  const environment: NodeJS.ProcessEnv = {
    SMTP_URL: mails.smtpUrl,
    MAIL_FROM: "Wara <hola@wara.test>",
    OPERATOR_EMAIL: "operador@wara.test",
    INDICATORS_URL: `${source.url}/api`,
    GOOGLE_ISSUER: people.url,
    GOOGLE_CLIENT_ID: people.google.id,
    GOOGLE_CLIENT_SECRET: people.google.secret,
    FACEBOOK_AUTHORIZATION_URL: people.authorizationUrl,
    FACEBOOK_TOKEN_URL: people.tokenUrl,
    FACEBOOK_USERINFO_URL: people.userinfoUrl,
    FACEBOOK_CLIENT_ID: people.facebook.id,
    FACEBOOK_CLIENT_SECRET: people.facebook.secret,
    WEBPAY_BASE_URL: webpay.url,
    WEBPAY_COMMERCE_CODE: webpay.shop.commerceCode,
    WEBPAY_API_KEY: webpay.shop.apiKey,
    GTM_ID: "GTM-WARADEMO",
    GTM_URL: tags.url,
    SENTRY_DSN: errors.dsn,
    BOT_CHECK: "recaptcha",
    BOT_CHECK_SITE_KEY: botCheck.site.siteKey,
    BOT_CHECK_SECRET: botCheck.site.secret,
    BOT_CHECK_SCRIPT_URL: `${botCheck.url}/recaptcha/api.js`,
    BOT_CHECK_VERIFY_URL: `${botCheck.url}/recaptcha/api/siteverify`,
    SESSION_RECORDING: "1",
    // The stand-ins' scripts assign no strings.
    TRUSTED_TYPES: "1",
  }
  return { addresses, environment }
}
