import { texts } from '#src/web/i18n.tsx'

export const frameText = texts({
  zh: {
    manage: { premium: '精品课程管理', open: '开放课程管理' },
    unnamed: '（未命名课程）',
    steps: '课程制作步骤',
    step: {
      details: '基本信息',
      chapters: '章节',
      content: '内容',
      check: '检查',
      publish: '审核与发布',
    },
    done: '（已完成）',
    more: '更多',
    preview: '预览',
    view: '查看课程页面',
    teachers: '合作教师与转让',
    translations: '翻译',
    semesters: '学期',
    history: '历史版本',
    readOnly: '您没有编辑这门课程的权限',
    readOnlyText: '可以预览课程草稿。编辑权限由课程所有者在“合作教师与转让”中设置。',
  },
  en: {
    manage: { premium: 'Manage premium courses', open: 'Manage open courses' },
    unnamed: '(no name)',
    steps: 'Steps of the course',
    step: {
      details: 'Details',
      chapters: 'Chapters',
      content: 'Content',
      check: 'Check',
      publish: 'Review and publish',
    },
    done: ' (done)',
    more: 'More',
    preview: 'Preview',
    view: 'View course page',
    teachers: 'Co-teachers and transfer',
    translations: 'Translations',
    semesters: 'Semesters',
    history: 'History',
    readOnly: 'You may not edit this course',
    readOnlyText:
      'You can preview its draft. The owner gives the right to edit on the page of co-teachers.',
  },
})
