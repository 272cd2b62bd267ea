import { paths } from "@wara/domain/site/paths"
import { z } from "zod"
import { pictureFile } from "../fixtures/forms.ts"
import { expect, test } from "../fixtures/journey.ts"
import { logInAsSeller } from "../fixtures/people.ts"
import { connections, phoneNetwork } from "../fixtures/phone-network.ts"

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  expectsNetworkErrors: true,
})

const ownAdsSchema = z.object({
  data: z.array(z.object({ id: z.number(), name: z.string(), state: z.string() })),
})
const ownAdSchema = z.object({
  data: z.object({ content: z.object({ gallery: z.unknown().array() }) }),
})
const movementsSchema = z.object({ data: z.array(z.object({ reason: z.string() })) })

test("on a phone whose network is slow and drops, an ad and its three photos arrive exactly once", async ({
  page,
  context,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
}) => {
  test.slow()
  const token = await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl })
  const connect = await phoneNetwork(page)
  const next = page.getByRole("button", { name: "Continuar" })
  const heading = (name: string) => page.getByRole("heading", { level: 1, name })
  await page.goto(paths.postAd)
  await expect(heading("¿Cómo lo publicas?")).toBeVisible()
  await connect(connections.slow)
  await next.tap()

  await page.getByLabel("Nombre del equipo").fill("Cargador frontal Volvo L90F")
  await page.getByText("Construcción", { exact: true }).tap()
  await page.getByLabel("Precio sin IVA").fill("45000000")
  await connect(null)
  const description = "Cargador en buen estado, con mantenciones al día y balde nuevo de 2,5 m³."
  await page.getByLabel("Descripción").fill(description)
  await expect(page.getByText("Guardado aquí").first()).toBeVisible()
  await next.tap()
  await page.getByLabel("Teléfono").fill("912345678")
  await connect(connections.slow)
  await page.getByLabel("Región").selectOption({ label: "Antofagasta" })
  await page.getByLabel("Comuna", { exact: true }).selectOption({ label: "Calama" })
  await next.tap()
  await expect(heading("Ficha técnica")).toBeVisible()
  await page.getByText("Usado", { exact: true }).tap()
  await next.tap()

  await expect(heading("Muestra tu equipo")).toBeVisible()
  const photo = await pictureFile(page, { width: 1000, height: 750 })
  // As many bytes as a photo, which take seconds on this network; decoders stop at the end of the
  // image.
  const buffer = Buffer.concat([photo.buffer, Buffer.alloc(300_000)])
  const names = ["frente.jpg", "cabina.jpg", "placa.jpg"]
  await page
    .getByLabel("Agregar fotos")
    .setInputFiles(names.map((name) => ({ ...photo, name, buffer })))
  await expect(page.getByText(/^Subiendo [1-9]\d? %$/).first()).toBeVisible()
  await connect(null)
  await expect(page.getByText(/siguen? en esta página/)).toBeVisible()
  await expect(page.getByText(/se perderían? .*placa.jpg/)).toBeVisible()
  await connect(connections.fast)
  await expect(page.getByText("3 fotos listas.")).toBeAttached()
  await page.getByRole("button", { name: "Revisar anuncio" }).tap()

  await expect(page).toHaveURL(new RegExp(`${paths.postAdSummary}$`))
  // The upload succeeds, but its response is lost.
  await page.route(
    `**${paths.draftSubmit}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const send = page.getByRole("button", { name: "Enviar a revisión" })
  await send.tap()
  await expect(page.getByText("No hay conexión. Tu anuncio está guardado")).toBeVisible()
  await send.tap()
  await expect(
    page.getByRole("heading", { name: "Listo, creaste tu anuncio con éxito" }),
  ).toBeVisible()

  const ask = async (path: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}` }
    return (await request.get(`${apiUrl}/api/users/me/${path}`, { headers })).json()
  }
  const { data: ads } = ownAdsSchema.parse(await ask("ads"))
  expect(ads.map(({ name, state }) => [name, state])).toEqual([
    ["Cargador frontal Volvo L90F", "pending"],
  ])
  const { data: ad } = ownAdSchema.parse(await ask(`ads/${ads[0]?.id}`))
  expect(ad.content.gallery.length).toBe(3)
  const { data: movements } = movementsSchema.parse(await ask("credits/movements"))
  expect(movements.filter(({ reason }) => reason !== "sign-up")).toEqual([
    { reason: "ad-submitted" },
  ])
})
