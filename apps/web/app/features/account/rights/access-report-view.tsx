import type { AccessReport } from "@wara/contract/privacy"
import { dataRegister } from "@wara/domain/privacy/data-register-texts"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import Download from "lucide-react/icons/download"
import { Link } from "react-router"
import { PageHead, Panel } from "../frame/page-parts.tsx"
import { accessReportTexts as texts } from "./texts.ts"

const facts = ["contents", "origin", "purpose", "basis", "recipients", "retention"] as const

/** What the law requires a person to be told about each kind of data that is stored about them. */
export function AccessReportView({ report }: { report: AccessReport }) {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-ink-soft text-sm">
          {texts.made(formatMoment(new Date(report.generated_at)))} {texts.details}
        </p>
        <a href={paths.accountExport} download className="button button-quiet text-sm">
          <Download aria-hidden className="size-4" />
          mis-datos.json
        </a>
      </div>
      {report.kinds.map(({ kind, records }) => {
        const entry = dataRegister[kind]
        return (
          <Panel
            key={kind}
            title={entry.name}
            action={<span className="text-ink-soft text-sm">{texts.records(records)}</span>}
          >
            <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
              {facts.map((fact) => (
                <div key={fact}>
                  <dt className="text-ink-soft text-sm">{texts[fact]}</dt>
                  <dd>{entry[fact]}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        )
      })}
      <Link
        to={paths.accountPrivacy}
        className="inline-flex min-h-11 items-center self-start text-sky text-sm hover:underline"
      >
        {texts.back}
      </Link>
    </>
  )
}
