import { paths } from "@wara/domain/site/paths"
import { Star } from "../../ui/star.tsx"
import { offlineIds } from "./offline-script.ts"
import { offlineTexts } from "./texts.ts"

/** The page that the browser caches for when it is offline; nothing in it has to be fetched. */
export function OfflineView({ siteName }: { siteName: string }) {
  return (
    <div className="wrap flex min-h-dvh flex-col py-4 md:py-6">
      <header className="inline-flex min-h-11 items-center gap-2">
        <Star className="size-7 text-copper" />
        <span className="wordmark">{siteName}</span>
      </header>
      <main className="flex max-w-text grow flex-col items-start justify-center gap-4 py-16">
        <h1 className="text-2xl md:text-3xl">{offlineTexts.heading}</h1>
        <p className="text-ink-soft text-lg">{offlineTexts.advice}</p>
        <a id={offlineIds.retry} href={paths.home} className="button button-primary mt-4">
          {offlineTexts.retry}
        </a>
        <section className="mt-8 flex w-full flex-col gap-3 border-line border-t pt-6">
          <h2 className="text-lg">{offlineTexts.meanwhile}</h2>
          <ul className="flex list-disc flex-col gap-2 pl-5 text-ink-soft">
            <li id={offlineIds.draft} hidden>
              {offlineTexts.draft}
            </li>
            <li>{offlineTexts.back}</li>
            <li>{offlineTexts.call}</li>
          </ul>
        </section>
        <section
          id={offlineIds.seen}
          hidden
          className="mt-4 flex w-full flex-col gap-3 border-line border-t pt-6"
        >
          <h2 className="text-lg">{offlineTexts.seen}</h2>
          <p className="text-ink-soft text-sm" />
          <ul className="flex flex-col gap-3" />
        </section>
      </main>
    </div>
  )
}
