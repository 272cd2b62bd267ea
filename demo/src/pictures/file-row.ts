import { seedDocumentId } from "@wara/api/reference/document-id"
import { formatNames, formatWidths } from "@wara/domain/site/upload-rules"

export type SeedFile = { file: string; width: number; height: number; alternativeText: string }

function scaled(file: SeedFile, width: number) {
  return { width, height: Math.round((file.height * width) / file.width) }
}

/** The row of a picture: the picture itself and all smaller formats. */
export function fileRow(file: SeedFile) {
  const formats = formatNames
    .filter((name) => formatWidths[name] < file.width)
    .map((name) => [
      name,
      { url: `/uploads/${name}_${file.file}`, ...scaled(file, formatWidths[name]) },
    ])
  return {
    documentId: seedDocumentId(`file ${file.file}`),
    url: `/uploads/${file.file}`,
    width: file.width,
    height: file.height,
    alternativeText: file.alternativeText,
    formats: Object.fromEntries(formats),
  }
}
