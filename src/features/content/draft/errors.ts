import { defineErrors } from '#src/shared/errors.ts'

export const draftErrors = defineErrors('draft', {
  unknown: { kind: 'notFound', zh: '草稿不存在', en: 'This draft does not exist' },
  notYours: {
    kind: 'forbidden',
    zh: '只有本课程或教材的教师可以编辑',
    en: 'Only the teachers of this course or textbook may edit it',
  },
  stateUnknown: {
    kind: 'notFound',
    zh: '该历史版本已不存在',
    en: 'This earlier version is no longer kept',
  },
  tooLarge: {
    kind: 'refused',
    zh: '最多可包含 {most} 个章节和内容',
    en: 'At most {most} chapters and items fit in one outline',
  },
  tooLong: {
    kind: 'refused',
    zh: '最多可包含 {most} 百万字符，请拆分为多门课程或教材',
    en: 'At most {most} million characters fit in one draft; divide it',
  },
})
