import { runInteractively } from "../stack/run-interactively.ts"

await runInteractively({ reload: true })
