import { defineErrors } from '#src/shared/errors.ts'

export const analysisErrors = defineErrors('analysis', {
  noAnswers: {
    kind: 'refused',
    zh: '还没有可以统计的作答',
    en: 'There are no answers to analyse yet',
  },
  questionNotFound: {
    kind: 'notFound',
    zh: '没有这道题的作答',
    en: 'There are no answers to this question',
  },
})
