import type { ReactNode } from "react"
import { Create, DeleteButton, Edit, SaveButton, SimpleForm, Toolbar } from "react-admin"

/** The form of a new record; saving leads to the list. */
export function CreatePage({ children }: { children: ReactNode }) {
  return (
    <Create redirect="list">
      <SimpleForm sx={{ maxWidth: 720 }}>{children}</SimpleForm>
    </Create>
  )
}

/** The form of a record; success is shown only after the api confirms it. */
export function EditPage({ children }: { children: ReactNode }) {
  return (
    <Edit mutationMode="pessimistic" redirect="list" actions={false}>
      <SimpleForm sx={{ maxWidth: 720 }} toolbar={<EditToolbar />}>
        {children}
      </SimpleForm>
    </Edit>
  )
}

function EditToolbar() {
  return (
    <Toolbar sx={{ justifyContent: "space-between" }}>
      <SaveButton />
      <DeleteButton mutationMode="pessimistic" />
    </Toolbar>
  )
}
