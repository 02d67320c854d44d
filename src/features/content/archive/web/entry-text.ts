import { texts } from '#src/web/i18n.tsx'

/** The words of menus and buttons, which every page of a course has; the dialogs bring their own. */
export const entryText = texts({
  zh: {
    export: { course: '导出课程', textbook: '导出教材' },
    import: { course: '导入课程', textbook: '导入教材' },
  },
  en: {
    export: { course: 'Export course', textbook: 'Export textbook' },
    import: { course: 'Import course', textbook: 'Import textbook' },
  },
})
