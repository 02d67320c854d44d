/** Returns the HTML of an editor as it is stored: nothing for an empty text, one line without its paragraph. */
export function storedHtml(html: string, isLine: boolean): string {
  // The editor keeps a line to write in at the end.
  const text = html.replace(/(?:<p><\/p>)+$/, '')
  return isLine ? text.replace(/^<p>([^]*)<\/p>$/, '$1') : text
}

/** Puts the blocks of a text into one line, for places that hold no others. */
export const inOneLine = (html: string): string =>
  html
    .replaceAll(/<div (data-formula="[^"]*")><\/div>/g, '<span $1></span>')
    .replaceAll(ends, ' ')
    .replaceAll(blocks, '')
    .trim()

const names = 'p|ul|ol|li|h\\d|div|table|tbody|thead|tr|td|th|pre|blockquote|aside|caption|hr|br'
const ends = new RegExp(`(?:\\s*(?:</(?:${names})>|<[bh]r\\b[^>]*>))+`, 'g')
const blocks = new RegExp(`</?(?:${names})\\b[^>]*>`, 'g')
