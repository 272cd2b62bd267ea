import { type RefObject, useEffect, useState } from "react"
import { bulkFields } from "./bulk-forms.ts"

/** The checkboxes of a form, wherever in the page they stand. */
function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  const elements = form === null ? [] : [...form.elements]
  return elements.filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name === bulkFields.ads,
  )
}

const chosenIn = (form: HTMLFormElement | null) =>
  boxesOf(form)
    .filter(({ checked }) => checked)
    .map(({ value }) => Number(value))

/**
 * The ads whose checkboxes are ticked. The checkboxes themselves keep it, so that what was ticked before
 * the page was hydrated counts. Null until then. A new `key` means that another list was loaded.
 */
export function useChosenAds(form: RefObject<HTMLFormElement | null>, key: string) {
  const [chosen, setChosen] = useState<number[] | null>(null)
  const [chosenKey, setChosenKey] = useState(key)
  const read = () => setChosen(chosenIn(form.current))
  useEffect(() => {
    if (chosenKey !== key) form.current?.reset()
    setChosenKey(key)
    setChosen(chosenIn(form.current))
  }, [form, key, chosenKey])
  const chooseAll = (isChosen: boolean) => {
    for (const box of boxesOf(form.current)) box.checked = isChosen
    read()
  }
  return { chosen, read, chooseAll }
}
