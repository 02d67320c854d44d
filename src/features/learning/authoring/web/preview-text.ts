import { texts } from '#src/web/i18n.tsx'

/** Texts of the preview of a course's draft. */
export const previewText = texts({
  zh: {
    title: '预览',
    note: '草稿预览：学员看到的是已更新给学员的版本',
    back: '返回编辑',
    as: '身份',
    learner: '学员',
    visitor: '访客',
    language: '语言',
    languages: { zh: '中文', en: '英文' },
    width: '设备',
    phone: '手机',
    computer: '电脑',
  },
  en: {
    title: 'Preview',
    note: 'Preview of the draft: learners see the released version',
    back: 'Back to editing',
    as: 'As',
    learner: 'Learner',
    visitor: 'Visitor',
    language: 'Language',
    languages: { zh: 'Chinese', en: 'English' },
    width: 'Device',
    phone: 'Phone',
    computer: 'Computer',
  },
})
