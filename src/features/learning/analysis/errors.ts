import { defineErrors } from '#src/shared/errors.ts'

export const analysisErrors = defineErrors('analysis', {
  noAnswers: {
    kind: 'refused',
    zh: '还没有可以统计的作答',
    en: 'There are no answers to analyse yet',
  },
  markHidden: {
    kind: 'refused',
    zh: '成绩公布后才能查看成绩分析',
    en: 'You can compare your result once its score is shown',
  },
  questionNotFound: {
    kind: 'notFound',
    zh: '没有这道题的作答',
    en: 'There are no answers to this question',
  },
})
