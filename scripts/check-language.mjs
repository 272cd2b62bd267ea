// The code is English: Spanish belongs in texts, paths, e-mails, reference data, the demo and expectations.
// node scripts/check-language.mjs [folder]
import { readFileSync } from "node:fs"
import { listSources } from "./list-sources.mjs"

const spanish = /[áéíóúüñ¿¡]/i
const mayHoldSpanish = [
  /texts\.tsx?$/,
  /(^|\/)paths\.ts$/,
  /(^|\/)(emails|reference)\//,
  /^demo\//,
  /\.test\.tsx?$/,
  /^e2e\//,
]

const root = process.argv[2] ?? "."
const found = listSources(root)
  .filter((file) => !mayHoldSpanish.some((pattern) => pattern.test(file)))
  .flatMap((file) =>
    readFileSync(`${root}/${file}`, "utf8")
      .split("\n")
      .flatMap((line, index) => (spanish.test(line) ? `${file}:${index + 1}: ${line.trim()}` : [])),
  )

for (const place of found) console.log(place)
if (found.length > 0) console.log("Move these words to a text file, or write them in English.")
process.exit(found.length > 0 ? 1 : 0)
