import { counted, texts } from '#src/web/i18n.tsx'

/** Texts of the check before publishing. */
export const checkText = texts({
  zh: {
    fine: '没有发现问题',
    of: {
      course: {
        fine: '课程可以提交审核。',
        onlyWarnings: '可以提交审核',
        blocks: '处理完成前不能提交审核；已发布课程的章节仍可更新给学员',
        warns: '不影响提交审核',
        head: '课程信息',
      },
      textbook: {
        fine: '教材可以发布。',
        onlyWarnings: '可以发布',
        blocks: '请在发布或更新前处理',
        warns: '不影响发布',
        head: '教材信息',
      },
    },
    lead: (blocks: string, warns: string) =>
      [`${blocks} 项必须处理`, warns && `${warns} 项建议处理`].filter(Boolean).join('，'),
    blocks: '必须处理',
    warns: '建议处理',
    groups: {
      outline: '章节',
      media: '视频与课件',
      questions: '题目',
      languages: '译文',
      links: '链接',
    },
    teacher: '课程教师',
    outline: '大纲',
    side: { zh: '中文', en: '英文' },
    unnamed: '未命名',
    goTo: '去处理',
    again: '重新检查',
  },
  en: {
    fine: 'No problems found',
    of: {
      course: {
        fine: 'The course can be submitted for review.',
        onlyWarnings: 'Ready to submit for review',
        blocks:
          'The course cannot be submitted for review until they are fixed. Chapters of a published course can still be released',
        warns: 'The course can be submitted without them',
        head: 'Course details',
      },
      textbook: {
        fine: 'The textbook can be published.',
        onlyWarnings: 'Ready to publish',
        blocks: 'Fix these before you publish or release the textbook',
        warns: 'The textbook can be published without them',
        head: 'Textbook details',
      },
    },
    lead: (blocks: string, warns: string) =>
      [`${counted(blocks, 'problem')} to fix`, warns && counted(warns, 'suggestion')]
        .filter(Boolean)
        .join(', '),
    blocks: 'Must be fixed',
    warns: 'Suggestions',
    groups: {
      outline: 'Chapters',
      media: 'Videos and courseware',
      questions: 'Questions',
      languages: 'Translations',
      links: 'Links',
    },
    teacher: 'Course teacher',
    outline: 'Outline',
    side: { zh: 'Chinese', en: 'English' },
    unnamed: 'Unnamed',
    goTo: 'Fix',
    again: 'Check again',
  },
})
