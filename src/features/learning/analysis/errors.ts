import { defineErrors } from '#src/shared/errors.ts'

export const analysisErrors = defineErrors('analysis', {
  noAnswers: {
    kind: 'refused',
    zh: '还没有可以统计的作答',
    en: 'There are no answers to analyze yet',
  },
  markHidden: {
    kind: 'refused',
    zh: '成绩公布后才能查看成绩分析',
    en: 'You can see your result in figures once your score is shown',
  },
  questionNotFound: {
    kind: 'notFound',
    zh: '没有这道题的作答',
    en: 'There are no answers to this question',
  },
})
