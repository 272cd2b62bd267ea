import { runForPeople } from "../stack/run-for-people.ts"

await runForPeople({ reload: true })
