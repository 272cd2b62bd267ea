import { launch } from "chrome-launcher"
import lighthouse from "lighthouse"
import { auditedCategories, readScores, type Scores } from "./audited-run.ts"

type Headers = Record<string, string>

type Settings = {
  chromiumPath: string | undefined
  headers?: Headers
  /** Ids of audits that make no sense for this page; the others of their category count. */
  skipAudits?: string[]
}

/** One mobile run of Lighthouse on a page. Throws when the page could not be scored. */
export async function lighthouseScores(
  url: string,
  { chromiumPath, headers = {}, skipAudits = [] }: Settings,
): Promise<Scores> {
  const chrome = await launch({
    ...(chromiumPath === undefined ? {} : { chromePath: chromiumPath }),
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      // The certificate of the server before the site is this machine's own.
      "--ignore-certificate-errors",
    ],
  })
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...auditedCategories],
      output: "json",
      extraHeaders: headers,
      skipAudits,
    })
    if (run === undefined) throw new Error(`Lighthouse returned no result for ${url}`)
    return readScores(run.lhr)
  } finally {
    chrome.kill()
  }
}
