import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import type { ReactNode } from "react"
import { AdminContext } from "react-admin"
import { MemoryRouter } from "react-router"
import { beforeEach, expect, test, vi } from "vitest"
import { type Answer, errorBody, fakeApi, type SeenCall } from "../../test/fake-api.ts"
import { i18nProvider } from "../i18n/i18n-provider.ts"
import { lightTheme } from "../theme/panel-theme.ts"
import { postAction } from "../wire/call-api.ts"
import { dataProvider } from "../wire/data-provider.ts"
import { authProvider, forgetStaff } from "./auth-provider.ts"
import { ConfirmationDialog } from "./confirmation-dialog.tsx"
import { LogInPage } from "./log-in-page.tsx"
import { SecondFactorPage } from "./second-factor-page.tsx"

const operator = {
  ...{ id: 7, name: "Olga Rojas", email: "olga@wara.test", role: "operator" },
  ...{ has_second_factor: true, needs_second_factor: false },
}
const refusal = (status: number, name: string): Answer => ({
  status,
  body: errorBody(status, name),
})

beforeEach(forgetStaff)

function show(page: ReactNode, answer: (call: SeenCall) => Answer): SeenCall[] {
  const seen = fakeApi(answer)
  render(
    <MemoryRouter>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        theme={lightTheme}
      >
        {page}
      </AdminContext>
    </MemoryRouter>,
  )
  return seen
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
const bodies = (seen: SeenCall[], path: string) =>
  seen.filter((call) => call.path === path).map(({ body }) => body)

test("[B8.12] the log-in asks for a code only when the account has an authenticator", async () => {
  const code = /^Código de tu app/
  const seen = show(<LogInPage />, ({ body }) => {
    const hasCode = JSON.stringify(body ?? {}).includes("123456")
    return hasCode ? { body: { data: operator } } : refusal(401, "SecondFactorError")
  })
  type("Correo", "olga@wara.test")
  type("Contraseña", "secreto")
  expect(screen.queryByLabelText(code)).toBeNull()
  press("Iniciar sesión")
  const field = await screen.findByLabelText(code)
  expect(screen.queryByText(/El código no es correcto/)).toBeNull()
  fireEvent.change(field, { target: { value: "999999" } })
  press("Iniciar sesión")
  expect(await screen.findByText(/El código no es correcto/)).toBeDefined()
  type(code, "123456")
  press("Iniciar sesión")
  const typed = { email: "olga@wara.test", password: "secreto" }
  await waitFor(() => expect(bodies(seen, "admin/session")).toHaveLength(3))
  expect(bodies(seen, "admin/session")).toEqual([
    typed,
    { ...typed, code: "999999" },
    { ...typed, code: "123456" },
  ])
})

test("[B8.12] calls that need the password wait for it, and are then made once each", async () => {
  let isConfirmed = false
  const seen = show(<ConfirmationDialog />, ({ body, path }) => {
    if (path !== "admin/session/confirmation") {
      return isConfirmed ? { body: { ok: true } } : refusal(403, "ConfirmationRequiredError")
    }
    const { code, password } = Object(body)
    if (password !== "secreto") return refusal(400, "ValidationError")
    if (code === undefined) return refusal(401, "SecondFactorError")
    isConfirmed = true
    return { status: 204 }
  })
  const gifts = [postAction("admin/users/3/gift", { n: 1 }), postAction("admin/users/4/gift", {})]
  await screen.findByRole("dialog")
  type(/^Contraseña/, "otra")
  press("Confirmar contraseña")
  expect(await screen.findByText("La contraseña no es correcta.")).toBeDefined()
  type(/^Contraseña/, "secreto")
  press("Confirmar contraseña")
  fireEvent.change(await screen.findByLabelText(/^Código de tu app/), {
    target: { value: "123456" },
  })
  press("Confirmar contraseña")
  await Promise.all(gifts)
  expect(bodies(seen, "admin/users/3/gift")).toEqual([{ data: { n: 1 } }, { data: { n: 1 } }])
  expect(bodies(seen, "admin/session/confirmation")).toHaveLength(3)
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
})

test("[B8.12] a declined confirmation leaves the call refused", async () => {
  show(<ConfirmationDialog />, () => refusal(403, "ConfirmationRequiredError"))
  const gift = postAction("admin/users/3/gift", {}).catch((error: unknown) => error)
  await screen.findByRole("dialog")
  press("Cancelar")
  expect(await gift).toMatchObject({ code: "ConfirmationRequiredError" })
})

test("[B8.12] an authenticator is set up by its code, and the recovery codes are shown", async () => {
  const onDone = vi.fn()
  const codes = ["abcde-fghij", "klmno-pqrst"]
  const uri = "otpauth://totp/Wara:olga%40wara.test?secret=JBSWY3DPEHPK3PXP&issuer=Wara"
  const seen = show(<SecondFactorPage isOn={false} isRequired onDone={onDone} />, ({ path }) => {
    if (path === "admin/second-factor") {
      return { body: { data: { secret: "JBSWY3DPEHPK3PXP", uri } } }
    }
    return { body: { data: { recovery_codes: codes } } }
  })
  expect(screen.getByText(/configura primero tu segundo factor/)).toBeDefined()
  press("Configurar")
  expect(await screen.findByAltText("Código QR para la app de autenticación")).toBeDefined()
  expect(screen.getByText("JBSW Y3DP EHPK 3PXP")).toBeDefined()
  type(/^Código de tu app/, "123456")
  press("Activar")
  expect(await screen.findByText("klmno-pqrst")).toBeDefined()
  expect(bodies(seen, "admin/second-factor/confirmation")).toEqual([{ code: "123456" }])
  press("Ya los guardé")
  expect(onDone).toHaveBeenCalledOnce()
})

test("[B9.141] who has a second factor changes the app, or gets new recovery codes", async () => {
  const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
  const answer = ({ path }: SeenCall): Answer =>
    path === "admin/second-factor/proposal"
      ? { body: { data: { secret, uri: `otpauth://totp/Wara?secret=${secret}` } } }
      : { body: { data: { recovery_codes: ["abcde-fghij"] } } }
  const seen = show(<SecondFactorPage isOn isRequired={false} onDone={vi.fn()} />, answer)
  press("Cambiar de aplicación o teléfono")
  await screen.findByAltText("Código QR para la app de autenticación")
  type(/^Código de tu app/, "123456")
  press("Activar")
  expect(await screen.findByText("abcde-fghij")).toBeDefined()
  expect(bodies(seen, "admin/second-factor")).toEqual([{ secret, code: "123456" }])
  cleanup()
  const renewing = show(<SecondFactorPage isOn isRequired={false} onDone={vi.fn()} />, answer)
  press("Códigos nuevos")
  expect(await screen.findByText("abcde-fghij")).toBeDefined()
  expect(bodies(renewing, "admin/second-factor/recovery-codes")).toHaveLength(1)
})

test("[B9.156] a change of the authenticator is named as one, and given up by a button", async () => {
  const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
  const seen = show(<SecondFactorPage isOn isRequired={false} onDone={vi.fn()} />, ({ method }) =>
    method === "PUT"
      ? refusal(400, "ValidationError")
      : { body: { data: { secret, uri: `otpauth://totp/Wara?secret=${secret}` } } },
  )
  press("Cambiar de aplicación o teléfono")
  const heading = await screen.findByRole("heading", { name: "Cambiar de aplicación o teléfono" })
  type(/^Código de tu app/, "000000")
  press("Activar")
  const failure = () => screen.getAllByRole("alert").map(({ textContent }) => textContent)
  await waitFor(() => expect(failure()).not.toEqual([""]))
  press("Cancelar")
  expect(screen.getByRole("button", { name: "Códigos nuevos" })).toBeDefined()
  expect(heading.textContent).toBe("Segundo factor")
  expect(failure()).toEqual([""])
  expect(bodies(seen, "admin/second-factor")).toHaveLength(1)
})
