import { texts } from '#src/web/i18n.tsx'

/** Texts of the dialog in which homework is copied to another class. */
export const copyText = texts({
  zh: {
    copyText: '复制为草稿，布置给全班，不含其他教师的附件；请检查日期后发布。',
    copyTo: '目标班级',
    copied: '已复制为草稿',
  },
  en: {
    copyText:
      'The copy is a draft for the whole class, without files of other teachers. Check its dates, then publish it.',
    copyTo: 'Class',
    copied: 'Copied as a draft',
  },
})
