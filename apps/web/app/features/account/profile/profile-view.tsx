import type { Account } from "@wara/contract/account"
import { formatPhone } from "@wara/domain/accounts/phone"
import { formatRut } from "@wara/domain/accounts/rut"
import { formatMonth } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import Pencil from "lucide-react/icons/pencil"
import { Link } from "react-router"
import { personTexts } from "../../../entities/account/texts.ts"
import { PageHead, Panel } from "../frame/page-parts.tsx"
import { profileTexts } from "./texts.ts"

const edit = paths.accountProfileEdit

function personFacts(account: Account): Fact[] {
  const isCompany = account.kind === "company"
  return [
    {
      name: isCompany ? profileTexts.contactPerson : profileTexts.name,
      value: `${account.firstname} ${account.lastname}`.trim(),
      fix: edit,
    },
    { name: profileTexts.rut, value: formatRut(account.rut ?? ""), fix: `${edit}#rut` },
    { name: personTexts.kind, value: personTexts.kinds[account.kind] },
    { name: profileTexts.username, value: `@${account.username}` },
    { name: profileTexts.since, value: formatMonth(new Date(account.createdAt)) },
  ]
}

function companyFacts(account: Account): Fact[] {
  return [
    { name: personTexts.companyName, value: account.company_name ?? "", fix: edit },
    { name: personTexts.companyRut, value: formatRut(account.company_rut ?? ""), fix: edit },
    { name: personTexts.businessActivity, value: account.business_activity ?? "", fix: edit },
  ]
}

function contactFacts(account: Account): Fact[] {
  const { email, confirmed, commune } = account
  const place = commune ? `${commune.name}, ${commune.region.name}` : ""
  const note = confirmed ? profileTexts.emailConfirmed : profileTexts.emailOpen
  return [
    { name: profileTexts.email, value: email, note },
    { name: profileTexts.phone, value: formatPhone(account.phone ?? ""), fix: `${edit}#phone` },
    { name: profileTexts.place, value: place, fix: `${edit}#region` },
    { name: profileTexts.address, value: account.address ?? "", fix: `${edit}#region` },
  ]
}

export function ProfileView({ account }: { account: Account }) {
  const { description } = account
  return (
    <>
      <PageHead
        title={profileTexts.title}
        lead={profileTexts.lead}
        action={
          <Link to={edit} className="button button-primary">
            <Pencil aria-hidden className="size-4" />
            {profileTexts.edit}
          </Link>
        }
      />
      <Panel title={profileTexts.person}>
        <ProfileFacts facts={personFacts(account)} />
      </Panel>
      {account.kind === "company" ? (
        <Panel title={profileTexts.company}>
          <ProfileFacts facts={companyFacts(account)} />
        </Panel>
      ) : null}
      <Panel title={profileTexts.contact}>
        <ProfileFacts facts={contactFacts(account)} />
      </Panel>
      <Panel title={profileTexts.about}>
        <p className="max-w-text whitespace-pre-line wrap-anywhere">
          {description === "" ? (
            <Link to={`${edit}#description`} className="text-sky hover:underline">
              {profileTexts.missing}
              <span className="visually-hidden"> {profileTexts.description}</span>
            </Link>
          ) : (
            description
          )}
        </p>
      </Panel>
    </>
  )
}

/** One fact of a profile; `fix` is the page where a missing one is added. */
type Fact = { name: string; value: string; note?: string; fix?: string }

/** Facts of a profile in two columns, each missing one with a link to add it. */
function ProfileFacts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(({ name, value, note, fix }) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {value === "" ? (
              <Link
                to={fix ?? ""}
                className="inline-flex min-h-6 items-center text-sky hover:underline"
              >
                {profileTexts.missing}
                <span className="visually-hidden"> {name}</span>
              </Link>
            ) : (
              value
            )}
            {note ? <span className="block text-ink-soft text-sm">{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
