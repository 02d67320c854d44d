export type Language = 'zh' | 'en'

/** Text as it stands in HTML, as `cleanHtml` writes it. */
export const htmlText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const han = /\p{Script=Han}/u

/** The language of a text that does not say so itself. */
export const languageOf = (text: string): Language => (han.test(text) ? 'zh' : 'en')
