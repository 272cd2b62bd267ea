import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router"
import { useNonce } from "./session/nonce.ts"

/** Placeholder document until the house look arrives. */
export default function Root() {
  const nonce = useNonce()
  return (
    <html lang="es-CL">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}
