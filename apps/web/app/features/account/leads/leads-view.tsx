import type { LeadPage } from "@wara/contract/lead"
import { paths } from "@wara/domain/site/paths"
import { Form, Link } from "react-router"
import { SelectField } from "../../../ui/select-field.tsx"
import { PageHead } from "../frame/page-parts.tsx"
import { LeadList, LeadTabs } from "./leads-list.tsx"
import { type LeadsPlace, leadsKeys, tabValue } from "./leads-place.ts"
import { inboxTexts, ownLeadsTexts } from "./texts.ts"

const empty = "rounded-card border border-line border-dashed p-6 text-ink-soft"

/** The inbox of a seller: questions by state and by ad, with a file and saved answers. */
export function InboxView({ page, place }: { page: LeadPage; place: LeadsPlace }) {
  const { ads, counts } = page.meta
  // A thread about a wanted ad that was answered without an ad belongs to none.
  const hasLeads = ads.length > 0 || counts.new + counts.open + counts.closed > 0
  return (
    <>
      <PageHead
        title={inboxTexts.title}
        lead={inboxTexts.lead}
        action={
          <div className="flex flex-wrap gap-2">
            <Link to={paths.accountLeadTemplates} className="button button-quiet text-sm">
              {inboxTexts.templates}
            </Link>
            {hasLeads ? (
              <a href={paths.accountLeadsFile} className="button button-quiet text-sm">
                {inboxTexts.file}
              </a>
            ) : null}
          </div>
        }
      />
      {hasLeads ? (
        <>
          {ads.length > 1 || place.ad !== null ? <AdFilter ads={ads} place={place} /> : null}
          <LeadTabs path={paths.accountLeads} place={place} counts={counts} />
          {page.data.length === 0 ? <p className={empty}>{inboxTexts.noneHere}</p> : null}
          {page.data.length === 0 ? null : (
            <LeadList side="seller" path={paths.accountLeads} place={place} page={page} />
          )}
        </>
      ) : (
        <p className={empty}>{inboxTexts.none}</p>
      )}
    </>
  )
}

function AdFilter({ ads, place }: { ads: LeadPage["meta"]["ads"]; place: LeadsPlace }) {
  return (
    <Form method="get" action={paths.accountLeads} className="flex max-w-xl items-end gap-2">
      {place.tab === "all" ? null : (
        <input type="hidden" name={leadsKeys.tab} value={tabValue(place.tab)} />
      )}
      <div className="min-w-0 grow">
        <SelectField
          key={place.ad}
          label={inboxTexts.byAd}
          name={leadsKeys.ad}
          empty={inboxTexts.allAds}
          options={ads.map(({ id, leads, name }) => ({
            value: String(id),
            label: `${name} (${leads})`,
          }))}
          defaultValue={place.ad === null ? "" : String(place.ad)}
        />
      </div>
      <button type="submit" className="button button-quiet shrink-0 text-sm">
        {inboxTexts.filter}
      </button>
    </Form>
  )
}

/** What a user asked, and where it stands. */
export function OwnLeadsView({ page, place }: { page: LeadPage; place: LeadsPlace }) {
  const { counts } = page.meta
  const hasLeads = counts.new + counts.open + counts.closed > 0
  return (
    <>
      <PageHead title={ownLeadsTexts.title} lead={ownLeadsTexts.lead} />
      {hasLeads ? (
        <LeadList side="buyer" path={paths.accountOwnLeads} place={place} page={page} />
      ) : (
        <div className={empty}>
          <p>{ownLeadsTexts.none}</p>
          <Link
            to={paths.ads}
            className="mt-2 inline-flex min-h-11 items-center text-sky underline"
          >
            {ownLeadsTexts.toAds}
          </Link>
        </div>
      )}
    </>
  )
}
