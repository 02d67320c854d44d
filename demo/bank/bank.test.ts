import { describe, expect, it } from 'vitest'
import { questionBody } from '#src/features/content/question/body/body.ts'
import { problemsOf } from '#src/features/content/question/body/problems.ts'
import { textsOf } from '#src/features/content/question/body/texts.ts'
import { questionTypes } from '#src/features/content/question/types.ts'
import { demoForms } from '../forms/forms.ts'
import { questions } from '../questions.ts'
import { bankQuestions, bankTopics } from './all.ts'
import { hotspotQuestions } from './hotspots.ts'

const all = [...bankQuestions, ...hotspotQuestions(() => 1)]

describe('the demo bank', () => {
  it('has at least 200 questions of every type', () => {
    expect(all.length + demoForms.length + questions.length).toBeGreaterThanOrEqual(200)
    const types = new Set([...all.map(({ body }) => body.type), 'form' as const])
    expect([...questionTypes].filter((type) => !types.has(type))).toEqual([])
  })

  it('asks each thing once, in a folder that exists', () => {
    const stems = all.map(({ body }) => `${body.type} ${body.stem.zh}`)
    const repeated = stems.filter((stem, at) => stems.indexOf(stem) !== at)
    expect(repeated).toEqual([])
    expect(all.filter(({ topic }) => !(topic in bankTopics))).toEqual([])
  })

  it.each(all.map((one) => [`${one.body.type} ${one.body.stem.zh.slice(0, 40)}`, one] as const))(
    '%s can be marked, and has both languages',
    (_, { body }) => {
      expect(questionBody.safeParse(body).error).toBeUndefined()
      expect(problemsOf(body)).toEqual([])
      const missing = textsOf(body).filter(({ text }) => (text.zh === '') !== (text.en === ''))
      expect(missing).toEqual([])
    },
  )
})
