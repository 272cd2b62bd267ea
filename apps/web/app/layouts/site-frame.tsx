import { paths } from "@wara/domain/site/paths"
import type { ReactNode } from "react"
import { useLocation } from "react-router"
import { HeaderSearch } from "../features/search/header-search.tsx"
import { SearchOpener } from "../features/search/search-opener.tsx"
import { Footer } from "../features/site/footer.tsx"
import { Header } from "../features/site/header.tsx"
import { siteTexts } from "../features/site/site-texts.ts"
import { LoadingBar } from "../ui/loading-bar.tsx"
import { Toaster } from "../ui/toaster.tsx"
import { useSiteData } from "./site-data.ts"

/** Pages that have a search of their own. */
const searchPages: string[] = [paths.home, paths.ads]

/** Header, content and footer, as every page and every error page has them. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { site, viewer, indicators, categories } = useSiteData()
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <LoadingBar />
      <a
        href="#contenido"
        className="button button-primary fixed top-2 left-2 z-50 -translate-y-20 focus:translate-y-0"
      >
        {siteTexts.skip}
      </a>
      <Header
        siteName={site.name}
        viewer={viewer}
        search={
          searchPages.includes(pathname) ? (
            <SearchOpener categories={categories} />
          ) : (
            <>
              <HeaderSearch />
              <SearchOpener categories={categories} className="xl:hidden" />
            </>
          )
        }
        onLogOut={() => {}}
      />
      <main id="contenido" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer site={site} indicators={indicators} />
      <Toaster />
    </div>
  )
}
