import type { Ruling } from '#src/shared/can.ts'
import { documentErrors } from '../contract.ts'
import type { Reading } from '#src/features/content/file/server/reading-port.ts'

/**
 * A file is read through what names it. Without a right, the refusal shows where to get it, if the reader
 * may see such a page; otherwise the file seems not to exist.
 */
export function mayRead({
  read,
  ways,
  hasExpired,
}: Pick<Reading, 'read' | 'ways'> & { hasExpired: boolean }): Ruling {
  if (read) return null
  if (hasExpired) return documentErrors.rightExpired
  return ways.length > 0 ? documentErrors.notReadable : documentErrors.fileUnknown
}

/** The owner of a course decides whether its learners download documents. */
export const mayDownload = ({ download }: { download: boolean }): Ruling =>
  download ? null : documentErrors.downloadNotAllowed

export const mayPrint = ({ print }: { print: boolean }): Ruling =>
  print ? null : documentErrors.printNotAllowed
