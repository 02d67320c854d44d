import { texts } from '#src/web/i18n.tsx'

export const studentText = texts({
  zh: {
    title: (student: string, name: string) => `${student}的成绩 · ${name}`,
    back: '返回成绩册',
    none: '成绩册尚未建立。',
    marks: '录入成绩',
    group: (name: string) => (/^\d+$/.test(name) ? `第 ${name} 组` : name),
    saved: '离开输入框时自动保存',
    saving: '正在保存…',
    failed: '有成绩未保存',
  },
  en: {
    title: (student: string, name: string) => `Grades of ${student} · ${name}`,
    back: 'Back to the gradebook',
    none: 'This class has no gradebook yet.',
    marks: 'Enter marks',
    group: (name: string) => (/^\d+$/.test(name) ? `Group ${name}` : name),
    saved: 'Saved as you leave each field',
    saving: 'Saving…',
    failed: 'Some marks are not saved',
  },
})
