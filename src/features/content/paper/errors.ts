import { defineErrors } from '#src/shared/errors.ts'

export const paperErrors = defineErrors('paper', {
  unknown: { kind: 'notFound', zh: '试卷不存在', en: 'This paper does not exist' },
  changedElsewhere: {
    kind: 'conflict',
    zh: '试卷已在其他窗口修改，请刷新后再改',
    en: 'This paper was changed in another window. Reload the page before you edit it',
  },
  otherQuestions: {
    kind: 'conflict',
    zh: '试卷的题目已发生变化，请刷新后重试',
    en: 'The questions of this paper have changed. Reload the page and try again',
  },
})
