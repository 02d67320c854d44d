import type { QuestionBody } from '../../../question/body/body.ts'
import { mapTexts, textsOf } from '../../../question/body/texts.ts'
import type { Note, ReadQuestion } from '../../paper-form.ts'
import { readPaper } from '../chinese-paper/read-paper.ts'
import { lossesByReading } from '../shared/losses.ts'
import { htmlSource } from '../text/html-source.ts'
import { keyLines } from './answers-apart.ts'
import { joined } from './joined.ts'
import { inLanguage, type Language, withParts } from './out-parts.ts'
import { linesOf } from './paper-lines.ts'

/** The parts of a body that a printed paper does not hold, where its paper and its answers are read again. */
export function lossesOf(body: QuestionBody): Note[] {
  const language = languageOfBody(body)
  const losses = lossesAgainst(body, (one) => printedAndRead(one, language))
  const isBilingual = textsOf(body).some(({ text: { zh, en } }) => zh !== '' && en !== '')
  return isBilingual
    ? [{ kind: 'lost', code: 'fieldNotHeld', about: { field: 'otherLanguage' } }, ...losses]
    : losses
}

/** The same against questions that were read of a document. */
export const lossesAgainst = (
  body: QuestionBody,
  read: (body: QuestionBody) => readonly ReadQuestion[],
): Note[] =>
  lossesByReading(withSigns(body), read, {
    alike: (one) => asPrinted(one, languageOfBody(body)),
    notRead: 'onlyPrinted',
  })

const languageOfBody = ({ stem }: QuestionBody): Language =>
  stem.zh === '' && stem.en !== '' ? 'en' : 'zh'

function printedAndRead(body: QuestionBody, language: Language) {
  const question = {
    ...{ id: 'q', body, difficulty: 2 as const, tags: [], points: 0, section: null },
  }
  const lines = linesOf(question, 1, { sections: [] }, { language, answers: false })
  const keys = keyLines(body, 1, { language, answers: false })
  const answers = keys.length > 0 ? htmlSource(keys.join('')) : undefined
  return readPaper(joined(htmlSource(lines.join('')), answers)).questions
}

/** Pictures as signs in words: their files travel in the document, and come back under other names. */
const withSigns = (body: QuestionBody): QuestionBody => {
  const inHtml = (html: string) => html.replaceAll(/<img [^>]*?data-file="(\d+)"[^>]*>/g, '▣$1▣')
  return mapTexts(body, ({ zh, en, ...text }) => ({ ...text, zh: inHtml(zh), en: inHtml(en) }))
}

/** One language on one side; the width of empty brackets and of spaces asks nothing else. */
const asPrinted = (body: QuestionBody, language: Language): QuestionBody =>
  mapTexts(body, (text) => ({ zh: withoutWidths(withParts(inLanguage(text, language))), en: '' }))

const withoutWidths = (html: string): string =>
  html
    .replaceAll(/<table\b[^>]*>.*?<\/table>/gs, plainTable)
    .replaceAll(/[（(](?:\s|&nbsp;|_)*[)）]/g, '（）')
    .replaceAll(/(?:\s|&nbsp;)+/g, ' ')
    .replaceAll(/(?<=\P{ASCII}) | (?=\P{ASCII})/gu, '')
    .replaceAll(/(?<=<(?:p|td)>) | (?=<\/(?:p|td)>)/g, '')
    .trim()

/** The cells of a table with their words; its head is printed in bold. */
const plainTable = (html: string): string =>
  html
    .replaceAll(/<(\/?)t[hd]\b[^>]*>/g, '<$1td>')
    .replaceAll(/<\/?(?:strong|p|thead|tbody)\b[^>]*>/g, '')
