import type { FormatName } from "@wara/domain/site/upload-rules"

type Version = { url: string; width: number; height: number }

/**
 * A picture's four formats, each with its address [S3.1]. Formats larger than the picture were
 * never generated; the picture itself replaces them.
 */
export function everyFormat(
  picture: Version & { formats: Partial<Record<FormatName, Version>> },
): Record<FormatName, Version> {
  const { url, width, height, formats } = picture
  const whole = { url, width, height }
  return { thumbnail: whole, small: whole, medium: whole, large: whole, ...formats }
}
