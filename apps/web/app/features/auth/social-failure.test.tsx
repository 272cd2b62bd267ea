import { render, screen } from "@testing-library/react"
import { socialLogInFailures } from "@wara/domain/accounts/social-log-in"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { SocialFailure } from "./social-failure.tsx"

test.each(socialLogInFailures)("[S2.6] %s is explained, with a next step", (failure) => {
  const page = <SocialFailure provider="facebook" failure={failure} returnTo="/anunciar" />
  render(page, { wrapper: MemoryRouter })
  expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe("")
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(links).toContain("/login?volver=%2Fanunciar")
  const canTryAgain = links.includes("/conectar/facebook?volver=%2Fanunciar")
  const isFinal = ["AccountBlockedError", "GoneError", "ConflictError"].includes(failure)
  expect(canTryAgain).toBe(!isFinal && failure !== "UnverifiedEmailError")
  expect(links.includes("/contacto")).toBe(isFinal)
})

test("[S2.6] an unconfirmed e-mail offers to recover the account or to create one", () => {
  const page = <SocialFailure provider="google" failure="UnverifiedEmailError" returnTo={null} />
  render(page, { wrapper: MemoryRouter })
  const recover = screen.getByRole("link", { name: "Recuperar mi contraseña" })
  expect(recover.getAttribute("href")).toBe("/recuperar-contrasena")
  const register = screen.getByRole("link", { name: "Crear mi cuenta con mi correo" })
  expect(register.getAttribute("href")).toBe("/registro")
})
