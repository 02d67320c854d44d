import { defineErrors } from '#src/shared/errors.ts'

export const announcementErrors = defineErrors('announcement', {
  unknown: { kind: 'notFound', zh: '公告不存在', en: 'This announcement does not exist' },
  notYours: {
    kind: 'forbidden',
    zh: '助教只能修改自己发布的公告',
    en: 'Assistants may only change their own announcements',
  },
  empty: { kind: 'invalid', zh: '请输入公告内容', en: 'Please enter the text' },
  tooLong: {
    kind: 'invalid',
    zh: '公告内容过长，请精简',
    en: 'The text is too long. Please shorten it',
  },
  tooManyFiles: {
    kind: 'refused',
    zh: '一条公告最多包含 {most} 个文件',
    en: 'An announcement can have {most} files',
  },
  tooMany: {
    kind: 'refused',
    zh: '一个班级最多 {most} 条公告，请先删除旧公告',
    en: 'A class can have {most} announcements. Please delete old ones first',
  },
  badTime: {
    kind: 'invalid',
    zh: '请选择一年内的将来时间',
    en: 'Please choose a time within the next year',
  },
  isPublished: {
    kind: 'refused',
    zh: '公告已发布，不能再更改发布时间',
    en: 'This announcement is published. Its time cannot be changed any more',
  },
  notPublished: {
    kind: 'refused',
    zh: '公告尚未发布',
    en: 'This announcement is not published yet',
  },
  allRead: {
    kind: 'refused',
    zh: '所有学生都已阅读',
    en: 'All students have read it',
  },
  remindedLately: {
    kind: 'refused',
    zh: '24 小时内已提醒过未读学生',
    en: 'The unread have been reminded within the last 24 hours',
  },
})
