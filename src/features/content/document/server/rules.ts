import type { Ruling } from '#src/shared/can.ts'
import { documentErrors } from '../contract.ts'

/** The owner of a course decides whether its learners download documents. */
export const mayDownload = ({ download }: { download: boolean }): Ruling =>
  download ? null : documentErrors.downloadNotAllowed

export const mayPrint = ({ print }: { print: boolean }): Ruling =>
  print ? null : documentErrors.printNotAllowed
