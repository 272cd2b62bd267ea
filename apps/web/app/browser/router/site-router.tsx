import { Component, Fragment, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { UNSAFE_FrameworkContext as FrameworkContext, RouterProvider } from "react-router"
import type { StartedRouter } from "./start-router.ts"

/**
 * The site with its router. Its elements are as deep as those of the router's own entry on the
 * server, on which the ids of the page depend.
 */
export function SiteRouter(props: {
  started: StartedRouter
  onError: (error: unknown) => void
  /** What is shown when even the error page fails. */
  failureText: string
}) {
  const { router, context } = props.started
  return (
    <>
      <FrameworkContext value={context}>
        <LastResort onError={props.onError} text={props.failureText}>
          <RouterProvider router={router} flushSync={flushSync} onError={props.onError} />
        </LastResort>
      </FrameworkContext>
      <Fragment />
    </>
  )
}

type Props = { children: ReactNode; onError: (error: unknown) => void; text: string }

/** What remains when even the error page fails. */
class LastResort extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <html lang="es-CL">
        <body>
          <p>{this.props.text}</p>
        </body>
      </html>
    )
  }
}
