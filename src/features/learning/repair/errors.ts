import { defineErrors } from '#src/shared/errors.ts'

export const repairErrors = defineErrors('repair', {
  courseNotFound: {
    kind: 'notFound',
    zh: '课程不存在，或您没有查看其学员的权限',
    en: 'This course does not exist, or you do not have the right to see its learners',
  },
  setNotFound: {
    kind: 'notFound',
    zh: '该巩固练习不存在',
    en: 'This practice set does not exist',
  },
  noQuestions: {
    kind: 'refused',
    zh: '所选题目还没有学员答错过',
    en: 'No learner has answered any of these questions wrongly',
  },
})
