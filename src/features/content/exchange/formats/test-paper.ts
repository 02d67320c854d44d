import type { QuestionBody } from '../../question/body/body.ts'
import type { OutPaper } from '../paper-form.ts'

/** A paper of some bodies, with a small picture for every file that they name. */
export const testPaper = (bodies: readonly QuestionBody[]): OutPaper => ({
  name: '外贸单证试卷',
  sections: [{ name: '一、基础题', intro: '', pointsEach: null, printedTotal: null }],
  questions: bodies.map((body, index) => ({
    id: `q${index + 1}`,
    body,
    difficulty: 2,
    tags: ['信用证', 'L/C'],
    points: 2.5,
    section: 0,
  })),
  file: (id) => Promise.resolve({ name: `picture ${id}.png`, mime: 'image/png', bytes: pixel }),
  language: 'zh',
})

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
