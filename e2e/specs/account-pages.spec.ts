import { paths } from "@wara/domain/site/paths"
import { expect } from "../fixtures/journey.ts"
import { expectGoodOnEveryDevice } from "../fixtures/page-checks.ts"
import { test } from "../fixtures/tour.ts"

const guestPages = [
  paths.register,
  `${paths.register}?tipo=empresa`,
  paths.login,
  paths.forgotPassword,
  `${paths.resetPassword}?codigo=${"x".repeat(43)}`,
  `${paths.confirmEmail}?codigo=${"x".repeat(43)}`,
  `${paths.loginGoogle}?error=UnverifiedEmailError`,
]

for (const path of guestPages) {
  test(`[B5.12] ${path} fits every width and satisfies axe`, async ({ page }) => {
    await page.goto(path)
    await expectGoodOnEveryDevice(page)
  })
}

const accountPages = [
  paths.account,
  paths.accountProfile,
  paths.accountProfileEdit,
  paths.accountAvatar,
  paths.accountCover,
  paths.accountUsername,
  paths.changePassword,
  paths.accountSessions,
  paths.accountPrivacy,
  paths.accountReport,
  paths.accountAds,
  paths.accountOrders,
  paths.accountCredits,
  paths.accountLeads,
  paths.accountOwnLeads,
  paths.accountLeadTemplates,
  paths.accountMails,
  paths.accountAlerts,
  paths.accountWanted,
  paths.publishWanted,
  paths.packs,
  paths.buyPack,
  paths.logOut,
]

test.describe("with an account", () => {
  test.use({ visitor: "pro" })

  for (const path of accountPages) {
    test(`[S2.16] [B5.12] ${path} opens for users, fits every width and satisfies axe`, async ({
      page,
      siteUrl,
    }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await expect(page).toHaveURL(`${siteUrl}${path}`)
      await expectGoodOnEveryDevice(page)
    })
  }
})
