import { QueryClient } from "@tanstack/react-query"
import { fireEvent, render, screen } from "@testing-library/react"
import type { ReactElement } from "react"
import { AdminContext } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test, vi } from "vitest"
import { errorBody, fakeApi } from "../../test/fake-api.ts"
import { i18nProvider } from "../i18n/i18n-provider.ts"
import { lightTheme } from "../theme/panel-theme.ts"
import { dataProvider } from "../wire/data-provider.ts"
import { AdReviews } from "./ads/ad-show.tsx"
import { MovementTable } from "./credits/movements.tsx"
import { UserAds } from "./users/user-ads.tsx"
import { UserOrders, UserRelated } from "./users/user-show.tsx"

const lists: [string, () => ReactElement, string][] = [
  ["a person's ads", () => <UserAds userId={7} />, "—"],
  ["a person's orders", () => <UserOrders userId={7} />, "—"],
  ["a person's movements", () => <MovementTable filter={{}} empty="Nada" />, "Nada"],
  [
    "an ad's submissions",
    () => <AdReviews adId={7} wasSubmitted={false} />,
    "Nunca se envió a revisión.",
  ],
  [
    "[B9.176] the submissions of an ad that was imported as submitted",
    () => <AdReviews adId={7} wasSubmitted />,
    "Se envió a revisión, pero no hay registro de sus envíos.",
  ],
  ["a person's other accounts", () => <UserRelated userId={7} />, "Ninguna otra cuenta"],
]

test.each(lists)(
  "[B5.36] %s that fail to load say so and offer to try again",
  async (_what, renderList, none) => {
    let isBroken = true
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    fakeApi(() =>
      isBroken
        ? { status: 500, body: errorBody(500, "InternalServerError") }
        : {
            body: {
              data: [],
              meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } },
            },
          },
    )
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => {})
    render(
      <MemoryRouter>
        <AdminContext
          dataProvider={dataProvider}
          queryClient={queryClient}
          i18nProvider={i18nProvider}
          theme={lightTheme}
        >
          {renderList()}
        </AdminContext>
      </MemoryRouter>,
    )
    const retry = await screen.findByRole("button", { name: "Intentar de nuevo" })
    expect(screen.queryByText(none, { exact: false })).toBeNull()
    isBroken = false
    fireEvent.click(retry)
    await screen.findByText(none, { exact: false })
    expect(screen.queryByRole("alert")).toBeNull()
    consoleError.mockRestore()
  },
)
