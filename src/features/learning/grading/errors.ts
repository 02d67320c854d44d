import { defineErrors } from '#src/shared/errors.ts'

export const gradingErrors = defineErrors('grading', {
  dateInPast: {
    kind: 'refused',
    zh: '重做的截止时间必须在现在之后',
    en: 'The date for redoing must be in the future',
  },
})
