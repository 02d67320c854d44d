import { columnsMax } from '../contract.ts'
import { longestCell } from './row-parts.ts'

/**
 * Reads rows of values as RFC 4180 has them: quotes around values that hold delimiters, quotes or line ends.
 * Yields row by row, so that a reader may stop. Of a cell or a row that is longer than is shown, one letter or one
 * cell more is kept: a file may be one line.
 */
export async function* readValues(
  pieces: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<string[]> {
  let row: string[] = []
  let value = ''
  let isQuoted = false
  /** The character before, where this one may belong to it. */
  let before = ''
  const endValue = () => {
    if (row.length <= columnsMax) row.push(value)
    value = ''
  }
  for await (const piece of pieces) {
    for (const char of piece) {
      const [last, isNewQuote] = [before, char === '"' && value === '']
      before = ''
      if (char === '\0') continue
      if (isQuoted) {
        if (char !== '"') value = longer(value, char)
        else {
          isQuoted = false
          before = char
        }
      } else if (char === '"' && last === '"') {
        value = longer(value, char)
        isQuoted = true
      } else if (isNewQuote) isQuoted = true
      else if (char === delimiter) endValue()
      else if (char === '\n' || char === '\r') {
        before = char
        if (char === '\n' && last === '\r') continue
        endValue()
        yield row
        row = []
      } else value = longer(value, char)
    }
  }
  if (value !== '' || row.length > 0) {
    endValue()
    yield row
  }
}

const longer = (value: string, char: string) => (value.length > longestCell ? value : value + char)

/** A file named .csv may have semicolons or tabs: the most frequent one of its first line. */
export function delimiterIn(text: string): string {
  const [line = ''] = text.split('\n', 1)
  const count = (char: string) => line.split(char).length
  return [',', ';', '\t'].reduce((best, char) => (count(char) > count(best) ? char : best))
}
