import { expect, test } from "vitest"
import { isSecretPage } from "./google-tags.ts"

const mailed = [
  ...["/confirmar-correo", "/confirmar-nuevo-correo", "/detener-cambio-de-correo"],
  ...["/restablecer-contrasena", "/derechos/confirmar", "/mi-anuncio", "/apelar"],
  ...["/consulta/abc", "/alertas/abc", "/avisos/abc"],
]

test.each(mailed)(
  "[B8.119] %s has a code of a mail in its address and is shown to no container",
  (path) => {
    expect(isSecretPage(path)).toBe(true)
  },
)

test("[B8.119] ordinary pages, and the form for an alert, are measured", () => {
  for (const path of ["/", "/anuncios", "/derechos", "/alertas", "/consulta"])
    expect(isSecretPage(path)).toBe(false)
})
