/**
 * Reads rows of values as RFC 4180 has them: quotes around values that hold delimiters, quotes or line ends.
 * Yields row by row, so that a reader may stop.
 */
export function* readValues(text: string, delimiter: string): Generator<string[]> {
  let row: string[] = []
  let value = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!
    if (isQuoted) {
      if (char !== '"') value += char
      else if (text[at + 1] === '"') {
        value += '"'
        at += 1
      } else isQuoted = false
    } else if (char === '"' && value === '') isQuoted = true
    else if (char === delimiter) {
      row.push(value)
      value = ''
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[at + 1] === '\n') at += 1
      yield [...row, value]
      row = []
      value = ''
    } else value += char
  }
  if (value !== '' || row.length > 0) yield [...row, value]
}

/** A file named .csv may have semicolons or tabs: the most frequent one of its first line. */
export function delimiterIn(text: string): string {
  const [line = ''] = text.split('\n', 1)
  const count = (char: string) => line.split(char).length
  return [',', ';', '\t'].reduce((best, char) => (count(char) > count(best) ? char : best))
}
