import { SelectInput } from "react-admin"

/** A list shows what is to be decided first; `openFilter` lets it show what was decided. */
export const onlyOpen = { is_open: "true" } as const

/** The choice between what is to be decided and what was, always visible. */
export const openFilter = (label: string, choices: { open: string; decided: string }) => (
  <SelectInput
    key="open"
    source="is_open"
    label={label}
    choices={[
      { id: "true", name: choices.open },
      { id: "false", name: choices.decided },
    ]}
    alwaysOn
  />
)
