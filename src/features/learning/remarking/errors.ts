import { defineErrors } from '#src/shared/errors.ts'

export const remarkingErrors = defineErrors('remarking', {
  questionNotFound: {
    kind: 'notFound',
    zh: '本测验没有这道题的作答',
    en: 'This quiz has no answers to this question',
  },
  questionChanged: {
    kind: 'conflict',
    zh: '题目刚刚又有修改，请核对新的预览后再试',
    en: 'The question has just changed. Check the new preview first',
  },
  notReady: {
    kind: 'refused',
    zh: '题目的最新版本不完整，请先在题库中补全',
    en: 'The newest version of the question is incomplete. Complete it in the question bank first',
  },
  byHand: {
    kind: 'refused',
    zh: '该题由教师评分，请在评分页面修改得分',
    en: 'This question is marked by hand. Change its points on the marking page',
  },
  nothingToDo: {
    kind: 'refused',
    zh: '没有需要改变的得分',
    en: 'There is nothing to change',
  },
})
