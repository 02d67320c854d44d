import { defineErrors } from '#src/shared/errors.ts'

export const textbookErrors = defineErrors('textbook', {
  notFound: {
    kind: 'notFound',
    zh: '教材不存在或未发布',
    en: 'This textbook does not exist or is not published',
  },
  unknown: { kind: 'notFound', zh: '教材不存在', en: 'This textbook does not exist' },
  incomplete: {
    kind: 'refused',
    zh: '还有必填内容未完成，请先补充',
    en: 'Some required parts are missing. Complete them first',
  },
  noChapter: {
    kind: 'refused',
    zh: '请至少添加一个章节',
    en: 'Add at least one chapter first',
  },
  chaptersIncomplete: {
    kind: 'refused',
    zh: '有 {count} 个章节的名称或内容简介未填写或过长',
    en: '{count} chapters have no name or introduction, or too long a one',
  },
  published: { kind: 'conflict', zh: '教材已发布', en: 'This textbook is already published' },
  notPublished: { kind: 'conflict', zh: '教材尚未发布', en: 'This textbook is not published' },
  nothingNew: {
    kind: 'refused',
    zh: '没有读者尚未看到的修改',
    en: 'Readers already see every change',
  },
  used: {
    kind: 'refused',
    zh: '有课程正在使用此教材，不能删除：{coursesZh}',
    en: 'Courses use this textbook, so it cannot be deleted: {coursesEn}',
  },
  deleted: {
    kind: 'conflict',
    zh: '教材已删除，请先恢复',
    en: 'This textbook was deleted. Restore it first',
  },
  notDeleted: { kind: 'conflict', zh: '教材未被删除', en: 'This textbook was not deleted' },
  tooMany: {
    kind: 'refused',
    zh: '每位教师最多可有 {most} 本教材',
    en: 'A teacher may have at most {most} textbooks',
  },
})
