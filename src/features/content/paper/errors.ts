import { defineErrors } from '#src/shared/errors.ts'

export const paperErrors = defineErrors('paper', {
  unknown: { kind: 'notFound', zh: '试卷不存在', en: 'This paper does not exist' },
  changedElsewhere: {
    kind: 'conflict',
    zh: '试卷已在其他窗口修改，请刷新后再改',
    en: 'This paper was changed in another window. Reload the page before you edit it',
  },
  tooFew: {
    kind: 'refused',
    zh: '题目不足，无法生成 A、B 卷。请扩大选题范围或补充题目',
    en: 'There are too few questions for papers A and B. Choose a larger folder or add questions',
  },
  choiceChanged: {
    kind: 'conflict',
    zh: '题库在预览后有变化，请重新预览',
    en: 'The bank has changed since the preview. Preview again',
  },
  otherQuestions: {
    kind: 'conflict',
    zh: '试卷的题目已发生变化，请刷新后重试',
    en: 'The questions of this paper have changed. Reload the page and try again',
  },
})
