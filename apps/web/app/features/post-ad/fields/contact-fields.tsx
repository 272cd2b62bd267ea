import { formatPhone } from "@wara/domain/accounts/phone"
import { placeTexts } from "../../../entities/place/texts.ts"
import { SelectField } from "../../../ui/select-field.tsx"
import { missingChoicesTexts, fieldTexts as texts } from "../texts.ts"
import { type AdForm, LineField, MissingChoices } from "./field-parts.tsx"

export function ContactFields({ form }: { form: AdForm }) {
  const { ad, change } = form
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <LineField form={form} name="email" type="email" inputMode="email" autoComplete="email" />
        <LineField
          form={form}
          name="phone"
          hint={texts.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          onBlur={() => {
            const phone = formatPhone(ad.phone)
            if (phone !== ad.phone) change({ phone })
          }}
        />
      </div>
      {form.choices.regions.length === 0 ? (
        <MissingChoices what={missingChoicesTexts.regions} />
      ) : null}
      <PlaceOfAd form={form} />
      <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
        <LineField
          form={form}
          name="address"
          hint={texts.addressHint}
          autoComplete="address-line1"
        />
        <LineField form={form} name="address_number" />
      </div>
    </>
  )
}

function PlaceOfAd({ form }: { form: AdForm }) {
  const { ad, errors, change, choices } = form
  const region = choices.regions.find(({ id }) => id === ad.region)
  const { communes, isLoading, hasFailed } = form.communes
  const { communesLoading, regionAgain, noCommune } = placeTexts
  const empty = isLoading ? communesLoading : hasFailed ? regionAgain : noCommune
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={placeTexts.region}
        name="region"
        options={choices.regions.map(({ id, name }) => ({ value: String(id), label: name }))}
        empty={placeTexts.noRegion}
        value={region ? String(region.id) : ""}
        error={hasFailed ? placeTexts.communesFailed : errors.region}
        onChange={({ target }) => change({ region: Number(target.value), commune: 0 })}
      />
      <SelectField
        label={placeTexts.commune}
        name="commune"
        options={communes}
        empty={region === undefined ? placeTexts.regionFirst : empty}
        value={ad.commune === 0 ? "" : String(ad.commune)}
        error={errors.commune}
        onChange={({ target }) => change({ commune: Number(target.value) })}
      />
    </div>
  )
}
