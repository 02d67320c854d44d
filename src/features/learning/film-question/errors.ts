import { defineErrors } from '#src/shared/errors.ts'

export const filmQuestionErrors = defineErrors('filmQuestion', {
  notFound: {
    kind: 'notFound',
    zh: '视频中的这道题目已不存在',
    en: 'This question is no longer in the film',
  },
  notFilm: {
    kind: 'refused',
    zh: '只能在视频中添加题目',
    en: 'Only a film can have questions in it',
  },
  beyondEnd: {
    kind: 'refused',
    zh: '该时间超出视频长度',
    en: 'This time is beyond the end of the film',
  },
  secondTaken: {
    kind: 'conflict',
    zh: '该时间已有一道题目，请换一个时间',
    en: 'There is a question at this time already. Choose another time.',
  },
  notReady: {
    kind: 'refused',
    zh: '题目是草稿或已停用，请先在题库中完成',
    en: 'The question is a draft or retired. Finish it in the question bank first.',
  },
  notMarkedAtOnce: {
    kind: 'refused',
    zh: '该题需要教师评阅，不能放在视频中',
    en: 'A teacher has to mark this question, so it cannot be in a film',
  },
  tooMany: {
    kind: 'refused',
    zh: '这个视频中的题目已达上限',
    en: 'This film has as many questions as it can have',
  },
  answerDoesNotFit: {
    kind: 'refused',
    zh: '作答与题目不符，请刷新页面',
    en: 'The answer does not fit the question. Reload the page.',
  },
  emptyAnswer: { kind: 'refused', zh: '请先作答', en: 'Answer the question first' },
})
