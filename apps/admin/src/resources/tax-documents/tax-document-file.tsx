import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import TextField from "@mui/material/TextField"
import Typography from "@mui/material/Typography"
import type { StaffTaxDocument } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { taxDocumentFileSchema } from "@wara/contract/order"
import { taxDocumentFileName, taxDocumentTexts } from "@wara/domain/orders/order-texts"
import {
  folioSchema,
  maxFolioDigits,
  maxTaxPdfBytes,
  taxPdfSchema,
} from "@wara/domain/orders/tax-document-schema"
import { useId, useState } from "react"
import { useNotify } from "react-admin"
import { useAction } from "../../ui/action-dialog.tsx"
import { Section } from "../../ui/section.tsx"
import { callApi, postAction, saveFile } from "../../wire/call-api.ts"
import { PanelError } from "../../wire/query-client.ts"
import { taxDocumentPageTexts as texts } from "./tax-document-page-texts.ts"
import { WaiveAction } from "./waive-action.tsx"

/**
 * Folio and PDF of a document, to attach, correct and download, or the reason why none is issued.
 */
export function TaxDocumentFile({ document }: { document: StaffTaxDocument }) {
  const [folio, setFolio] = useState(document.folio ?? "")
  const [file, setFile] = useState<File | null>(null)
  const [mistake, setMistake] = useState<string | null>(null)
  const { isBusy, run } = useAction()
  const notify = useNotify()
  const mistakeId = useId()
  const isPending = document.state === "pending"

  async function attach(event: React.FormEvent) {
    event.preventDefault()
    const problem = attachmentMistake(folio, file)
    setMistake(problem)
    if (problem !== null || file === null) return
    const pdf = await readPdf(file)
    if (pdf === null) return setMistake(taxDocumentTexts.notPdf)
    const attachment = { folio: folio.trim(), pdf, replaces: document.folio }
    await run(
      () => postAction(`admin/tax-documents/${document.id}/attach`, attachment),
      texts.attached,
    )
  }

  async function download() {
    try {
      const { file: pdf, name } = await fetchTaxPdf(document.id)
      saveFile(pdf, name)
    } catch (error) {
      notify(error instanceof PanelError ? error.message : texts.downloadFailed, { type: "error" })
    }
  }

  return (
    <Section
      title={texts.file}
      actions={
        document.has_pdf && (
          <Button size="small" onClick={download}>
            {texts.download}
          </Button>
        )
      }
    >
      <Box
        component="form"
        noValidate
        onSubmit={attach}
        sx={{ display: "flex", flexDirection: "column", gap: 1.5, alignItems: "flex-start" }}
      >
        <Typography variant="body2" color="textSecondary">
          {texts.fileLead}
        </Typography>
        <TextField
          label={texts.folio}
          value={folio}
          onChange={({ target }) => setFolio(target.value)}
          slotProps={{
            htmlInput: { inputMode: "numeric", autoComplete: "off", maxLength: maxFolioDigits },
          }}
        />
        <Button component="label" variant="outlined" color="inherit">
          {file?.name ?? texts.choosePdf}
          <input
            type="file"
            accept="application/pdf"
            aria-label={texts.pdf}
            className="visually-hidden"
            style={{ position: "absolute", inlineSize: 1, blockSize: 1, opacity: 0 }}
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        </Button>
        <Typography id={mistakeId} role="alert" variant="body2" color="error">
          {mistake}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button type="submit" variant="contained" disabled={isBusy} aria-describedby={mistakeId}>
            {document.folio ? texts.correct : texts.attach}
          </Button>
          {isPending && <WaiveAction id={document.id} />}
        </Box>
      </Box>
    </Section>
  )
}

/** The PDF of a document and its file name. Throws PanelError. */
async function fetchTaxPdf(id: number): Promise<{ file: Blob; name: string }> {
  const answer = dataAnswerSchema(taxDocumentFileSchema)
  const { data } = await callApi(`admin/tax-documents/${id}/file`, answer)
  const bytes = Uint8Array.from(atob(data.pdf), (sign) => sign.charCodeAt(0))
  return { file: new Blob([bytes], { type: "application/pdf" }), name: taxDocumentFileName(data) }
}

/** Error in the folio or the file before anything is read or sent; null when there is none. */
function attachmentMistake(folio: string, file: File | null): string | null {
  const read = folioSchema.safeParse(folio)
  if (!read.success) return taxDocumentTexts.folioRequired
  if (file === null) return taxDocumentTexts.fileRequired
  return file.size > maxTaxPdfBytes ? taxDocumentTexts.fileTooLarge : null
}

/** The file as base64; null when it is not a complete PDF. */
async function readPdf(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ""
  // In chunks, because the number of a call's arguments is limited.
  for (let start = 0; start < bytes.length; start += 32_768) {
    text += String.fromCharCode(...bytes.subarray(start, start + 32_768))
  }
  const read = taxPdfSchema.safeParse(btoa(text))
  return read.success ? read.data : null
}
