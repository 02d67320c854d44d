import { defineErrors } from '#src/shared/errors.ts'

export const goodWorkErrors = defineErrors('goodWork', {
  unknown: {
    kind: 'notFound',
    zh: '这份优秀作业已不再展示',
    en: 'This good work is not shown any more',
  },
  notReturned: {
    kind: 'refused',
    zh: '成绩返还后才能推荐为优秀作业',
    en: 'A work can be proposed once its mark is returned',
  },
  changed: {
    kind: 'conflict',
    zh: '学生重新提交了作业，请刷新后核对',
    en: 'The student has handed in again. Reload the page and check the work',
  },
  gone: {
    kind: 'refused',
    zh: '{names}已不在班级，无法征得同意，这份小组作业不能展示',
    en: '{names} left the class and cannot be asked, so this group work cannot be shown',
  },
  declined: {
    kind: 'refused',
    zh: '学生不同意展示这份作业',
    en: 'The student does not want this work shown',
  },
})
