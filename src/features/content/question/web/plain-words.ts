/** The words of rich text, in a line; a formula is its source. */
export const plainWords = (html: string): string =>
  html
    .replace(/<annotation[^>]*>(.*?)<\/annotation>|<[^>]*>/gs, ' $1')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
