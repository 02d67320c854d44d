import { counted, texts } from '#src/web/i18n.tsx'
import type { GradeEventKind } from '../limits.ts'

interface Told {
  actor: string
  student: string
  column: string
  was: string
  is: string
  count: string
}
type Sentences = Record<GradeEventKind, (told: Told) => string>

const zh: Sentences = {
  mark: ({ actor, student, column, was, is }) =>
    `${actor}将${student}的“${column}”从 ${was} 改为 ${is}`,
  rules: ({ actor }) => `${actor}更改了计算规则`,
  columnAdded: ({ actor, column }) => `${actor}添加了成绩列“${column}”`,
  columnEdited: ({ actor, column }) => `${actor}更改了成绩列“${column}”`,
  columnRemoved: ({ actor, column }) => `${actor}移除了成绩列“${column}”`,
  frozen: ({ actor, count }) => `${actor}冻结了成绩册，${count} 项缺少的成绩计 0 分`,
  unfrozen: ({ actor }) => `${actor}解冻了成绩册`,
  released: ({ actor }) => `${actor}公布了成绩`,
}
const en: Sentences = {
  mark: ({ actor, student, column, was, is }) =>
    `${actor} changed “${column}” of ${student} from ${was} to ${is}`,
  rules: ({ actor }) => `${actor} changed the rules`,
  columnAdded: ({ actor, column }) => `${actor} added the column “${column}”`,
  columnEdited: ({ actor, column }) => `${actor} edited the column “${column}”`,
  columnRemoved: ({ actor, column }) => `${actor} removed the column “${column}”`,
  frozen: ({ actor, count }) =>
    `${actor} froze the gradebook with ${counted(count, 'missing mark')} as 0`,
  unfrozen: ({ actor }) => `${actor} unfroze the gradebook`,
  released: ({ actor }) => `${actor} released the grades`,
}

export const historyText = texts({
  zh: {
    title: (name: string) => `成绩修改记录 · ${name}`,
    heading: '成绩修改记录',
    back: '返回成绩册',
    empty: '还没有修改',
    nobody: '已注销的用户',
    nothing: '空',
    why: (why: string) => `原因：${why}`,
    sentences: zh,
  },
  en: {
    title: (name: string) => `History of grades · ${name}`,
    heading: 'History of grades',
    back: 'Back to the gradebook',
    empty: 'No changes yet',
    nobody: 'A deleted account',
    nothing: 'empty',
    why: (why: string) => `Reason: ${why}`,
    sentences: en,
  },
})
