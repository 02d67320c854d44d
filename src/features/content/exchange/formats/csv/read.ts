import { parse } from 'csv-parse/sync'
import { UnreadableFile, type ReadPaper } from '../../paper-form.ts'
import { decode } from '../shared/decode.ts'
import { paperOfRows } from '../sheet/paper-of-rows.ts'
import { columnsOf } from '../sheet/row.ts'

/** The delimiters of values, in the order in which they are tried. */
export const delimiters = [',', '\t', ';', '|', '，', '；'] as const
const mostRows = 20_000
const longestRecord = 2_000_000

/** Reads the columns of the template from a CSV file of any delimiter and any Chinese encoding. */
// eslint-disable-next-line typescript/require-await
export async function readCsv(bytes: Uint8Array, { name }: { name: string }): Promise<ReadPaper> {
  const { text, encoding } = decode(bytes)
  const rows = rowsOf(text, delimiterOf(text))
  return {
    ...paperOfRows(rows.map((values, index) => ({ number: index + 1, values }))),
    name: name.replace(/\.\w+$/, ''),
    attachments: new Map(),
    encoding,
  }
}

/** The delimiter whose first lines have the headings of a template. */
export function delimiterOf(text: string): string {
  const head = text.split('\n', 10).join('\n')
  const found = delimiters.find((delimiter) => {
    try {
      return rowsOf(head, delimiter).some((row) => columnsOf(row) !== null)
    } catch {
      return false
    }
  })
  if (!found) throw new UnreadableFile('headingsMissing')
  return found
}

/** Returns the values of each line. @throws UnreadableFile fileBroken */
export function rowsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      // Excel for some countries writes the delimiter into a first line of its own.
      from_line: /^sep=/i.test(text) ? 2 : 1,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: longestRecord,
      to: mostRows,
    })
  } catch {
    throw new UnreadableFile('fileBroken')
  }
}
