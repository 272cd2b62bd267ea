import type { StaffRecording } from "@wara/contract/recording"
import { BooleanInput, DataTable, DateInput, SearchInput } from "react-admin"
import { Moment } from "../ui/moment.tsx"
import { RecordList } from "../ui/record-pages.tsx"
import { labels } from "../ui/ui-texts.ts"
import { lengthText, recordingTexts, sizeText, visitorName } from "./recording-texts.ts"

const filters = [
  <SearchInput key="q" source="q" placeholder={labels.search} alwaysOn />,
  <BooleanInput key="users" source="user_id@notNull" label={recordingTexts.onlyUsers} />,
  <DateInput key="from" source="started_at@gte" label={labels.from} />,
  <DateInput key="until" source="started_at@lte" label={labels.until} />,
]

export function RecordingList() {
  return (
    <RecordList filters={filters} sort={{ field: "id", order: "DESC" }}>
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col
          source="started_at"
          label={recordingTexts.when}
          render={(recording: StaffRecording) => <Moment at={recording.started_at} />}
        />
        <DataTable.Col source="name" label={recordingTexts.who} render={visitorName} />
        <DataTable.Col source="path" label={recordingTexts.path} />
        <DataTable.Col
          align="right"
          source="seconds"
          label={recordingTexts.duration}
          render={(recording: StaffRecording) => lengthText(recording.seconds)}
        />
        <DataTable.Col align="right" source="pages" label={recordingTexts.pages} />
        <DataTable.Col
          align="right"
          source="characters"
          label={recordingTexts.size}
          render={(recording: StaffRecording) => sizeText(recording.characters)}
        />
        <DataTable.Col source="device" label={recordingTexts.device} />
      </DataTable>
    </RecordList>
  )
}
