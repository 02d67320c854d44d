import type { DocumentView } from '../contract.ts'

const sheets = /spreadsheet|ms-excel|^text\/csv$/
const pages =
  /^application\/(pdf|rtf|msword|vnd\.ms-powerpoint|vnd\.openxmlformats|vnd\.oasis\.opendocument)/
/** Endings of programs and notes, whose bytes name no type. */
const texts =
  /\.(txt|md|markdown|log|json|ya?ml|toml|ini|xml|html?|css|[cm]?[jt]sx?|py|java|kt|c|h|cc|cpp|hpp|cs|go|rs|rb|php|sh|bat|ps1|sql|tex|r|swift|vue|srt|vtt)$/i

/** How a file is shown, by its type, and by its name where the type says nothing. */
export function documentKind({ mime, name }: { mime: string; name: string }): DocumentView['kind'] {
  if (sheets.test(mime) || /\.csv$/i.test(name)) return 'sheets'
  if (pages.test(mime)) return 'pages'
  if (mime.startsWith('image/')) return 'picture'
  if (mime.startsWith('video/')) return 'film'
  if (mime.startsWith('audio/')) return 'sound'
  const isText = mime.startsWith('text/') || mime === 'application/json'
  return isText || texts.test(name) ? 'text' : 'other'
}
