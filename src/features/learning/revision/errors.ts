import { defineErrors } from '#src/shared/errors.ts'

export const revisionErrors = defineErrors('revision', {
  notMet: {
    kind: 'notFound',
    zh: '该题不在错题集或练习中',
    en: 'This question is neither in the wrong-question set nor in practice',
  },
  answerDoesNotFit: {
    kind: 'refused',
    zh: '答案格式与题型不符',
    en: 'The answer does not fit the type of question',
  },
  emptyAnswer: { kind: 'refused', zh: '请先作答', en: 'Answer the question first' },
  alreadyJudged: {
    kind: 'refused',
    zh: '该题已有评判结果',
    en: 'This answer already has a result',
  },
  courseNotJoined: {
    kind: 'notFound',
    zh: '错题集中没有该课程的题目',
    en: 'The wrong-question set has no question of this course',
  },
})
