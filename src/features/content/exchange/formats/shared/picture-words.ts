import type { QuestionBody } from '../../../question/body/body.ts'
import type { Note } from '../../paper-form.ts'

const wordless = /<img\b(?![^>]*\balt=\\?"[^"\\\s])[^>]*>/

/** A picture without an alternative in words asks what not everybody can see. */
export const picturesWithoutWords = (body: QuestionBody | null): Note[] =>
  wordless.test(JSON.stringify(body)) ? [{ kind: 'hint', code: 'pictureWithoutWords' }] : []
