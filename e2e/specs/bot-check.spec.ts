import type { Page } from "@playwright/test"
import { paths } from "@wara/domain/site/paths"
import { z } from "zod"
import { signUp } from "../fixtures/forms.ts"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible } from "../fixtures/page-checks.ts"
import { newPerson } from "../fixtures/people.ts"

const controlSchema = z.object({
  tokens: z.array(z.object({ token: z.string(), action: z.string(), verified: z.number() })),
})

/** Signs up and returns how the page's token was verified. */
async function signUpWithToken(page: Page, person: ReturnType<typeof newPerson>) {
  const giving = page.waitForResponse((response) => response.url().endsWith("/token"))
  const answering = page.waitForResponse((response) => response.url().includes(paths.register))
  await signUp(page, person)
  const given = await giving
  const { token } = z.object({ token: z.string() }).parse(await given.json())
  await answering
  const control = await page.request.get(new URL("/control", given.url()).href)
  return controlSchema.parse(await control.json()).tokens.find((one) => one.token === token)
}

test("[S7.15] a sign-up with consent sends a verified token; a low score is rejected with a message", async ({
  page,
  context,
  siteUrl,
}) => {
  await context.addCookies([
    {
      name: "site-cookies-accepted",
      value: "no-measurement.no-ads.no-recording.protection",
      url: siteUrl,
    },
  ])
  await page.goto(paths.register)
  await expect(page.getByText("Este formulario usa reCAPTCHA")).toBeVisible()
  expect(await page.locator("script[src*=recaptcha]").count()).toBe(0)
  const person = newPerson()
  await page.evaluate(() => Object.assign(window, { botCheckStandIn: { score: 0.1 } }))
  expect(await signUpWithToken(page, person)).toMatchObject({ action: "register", verified: 1 })
  await expect(page.getByRole("alert")).toContainText("No pudimos comprobar que eres una persona")
  await expectAccessible(page)
  await page.evaluate(() => Object.assign(window, { botCheckStandIn: undefined }))
  expect(await signUpWithToken(page, person)).toMatchObject({ action: "register", verified: 1 })
  await expect(page).toHaveURL(/\/cuenta\?aviso=bienvenida$/)
})
