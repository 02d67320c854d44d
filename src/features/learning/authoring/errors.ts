import { defineErrors } from '#src/shared/errors.ts'

export const authoringErrors = defineErrors('authoring', {
  textbookUnknown: {
    kind: 'notFound',
    zh: '教材不存在或未发布',
    en: 'This textbook does not exist or is not published',
  },
  changedMeanwhile: {
    kind: 'conflict',
    zh: '课程刚刚在另一处被修改，请重新查看教材的更新',
    en: 'The course was changed elsewhere a moment ago. Look at the changes of the textbook again',
  },
})
