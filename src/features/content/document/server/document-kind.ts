import type { DocumentView } from '../contract.ts'
import {
  delimiterOf,
  endingForPdf,
  endingOfSpreadsheet,
  isPdf,
  isText,
  isUnread,
} from './document-types.ts'

/** How a file is shown, by its type. */
export function documentKind(mime: string): DocumentView['kind'] {
  if (endingOfSpreadsheet(mime) !== undefined || delimiterOf(mime) !== undefined) return 'sheets'
  if (isPdf(mime) || endingForPdf(mime) !== undefined || isUnread(mime)) return 'pages'
  if (mime.startsWith('image/')) return 'picture'
  if (mime.startsWith('video/')) return 'film'
  if (mime.startsWith('audio/')) return 'sound'
  return isText(mime) ? 'text' : 'other'
}
