/** Variables that a running demo or a user's shell may have set, and that tests must not see. */
const demos =
  /^(DATABASE_URL|PORT|HOST|API_.*|BASE_URL|NODE_ENV|SMTP_.*|MAIL_.*|WARA_.*|.*_PORT|INDICATORS_URL|WEBPAY_.*|UPLOADS_DIR|UPLOAD_PROXY|STORAGE|S3_.*|IMAGE_CACHE_DIR|SERVICE_TOKEN|OPERATOR_EMAIL)$/

export function testEnvironment(chromium: string | null, temporary: string): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !demos.test(name))
  const chosen = chromium ? { CHROMIUM_PATH: chromium } : {}
  return { ...Object.fromEntries(variables), ...chosen, TMPDIR: temporary }
}
