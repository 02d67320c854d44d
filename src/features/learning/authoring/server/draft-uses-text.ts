import { both } from '#src/shared/locale.ts'

/** The words for the draft of a course among the uses of a file. */
export const draftUseText = {
  course: {
    premium: both('精品课程草稿', 'Draft of a premium course'),
    open: both('开放课程草稿', 'Draft of an open course'),
  },
  cover: both('封面', 'Cover'),
  deleted: both('已删除的课程', 'A deleted course'),
  elsewhere: both('其他教师的课程', 'A course of another teacher'),
}
