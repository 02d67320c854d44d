import type { QuestionBody } from '../../../question/body/body.ts'
import type { Note } from '../../paper-form.ts'
import { lossesByReading } from '../shared/losses.ts'
import { readHtml } from '../text/read.ts'
import { linesOf } from './paper-lines.ts'

/** What a printed paper does not hold of a body, where it is read again. */
export const lossesOf = (body: QuestionBody): Note[] =>
  lossesByReading(body, (one) => {
    const language = one.stem.zh === '' && one.stem.en !== '' ? 'en' : 'zh'
    const question = {
      id: 'q',
      body: one,
      difficulty: 2 as const,
      tags: [],
      points: 0,
      section: null,
    }
    return readHtml(linesOf(question, 1, { sections: [] }, { language, answers: true }).join(''))
      .questions
  })
