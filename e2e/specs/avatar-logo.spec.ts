import { paths } from "@wara/domain/site/paths"
import { z } from "zod"
import { pictureFile } from "../fixtures/forms.ts"
import { expect, test } from "../fixtures/journey.ts"
import { logInAsSeller } from "../fixtures/people.ts"

const accountSchema = z.object({
  avatar: z.object({ url: z.string(), width: z.number(), height: z.number() }),
})

test("[B5.38] a wide logo fits whole into the avatar, on the chosen background", async ({
  page,
  context,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
}) => {
  const token = await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl })
  await page.goto(paths.accountAvatar)
  const logo = await pictureFile(page, { width: 900, height: 500 })
  await page.getByLabel("Elegir foto").setInputFiles(logo)
  await expect(page.getByRole("application")).toBeFocused()
  await page.getByLabel("Fondo").fill("#003366")
  await page.getByRole("button", { name: "Mostrar completa" }).click()
  const size = page.getByLabel("Tamaño")
  await expect.poll(async () => Number(await size.inputValue())).toBeLessThan(0.5)
  await page.getByRole("button", { name: "Guardar" }).click()
  await expect(page.getByText("Tu foto está lista.")).toBeVisible()

  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.get(`${apiUrl}/api/users/me`, { headers })
  const { avatar } = accountSchema.parse(await answer.json())
  expect([avatar.width, avatar.height]).toEqual([1000, 1000])
  const colours = await page.evaluate(
    async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const canvas = Object.assign(document.createElement("canvas"), { width: 1000, height: 1000 })
      const drawing = canvas.getContext("2d")
      drawing?.drawImage(image, 0, 0)
      // The picture's corner, above the logo, the logo's left and right end, its middle.
      return [
        [10, 10],
        [500, 240],
        [75, 500],
        [925, 500],
        [500, 500],
      ].map(([x = 0, y = 0]) => {
        const [red = 0, , blue = 0] = drawing?.getImageData(x, y, 1, 1).data ?? []
        return red > blue ? "logo" : "background"
      })
    },
    `/api/images/${avatar.url.split("/").at(-1)}`,
  )
  expect(colours).toEqual(["background", "background", "logo", "logo", "logo"])
})
