import { defineErrors } from '#src/shared/errors.ts'

export const textbookErrors = defineErrors('textbook', {
  notFound: {
    kind: 'notFound',
    zh: '教材不存在或未发布',
    en: 'This textbook does not exist or is not published',
  },
})
