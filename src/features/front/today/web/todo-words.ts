import { useFormat, useText } from '#src/web/i18n.tsx'
import type { Todo } from '../contract.ts'
import { todayText } from './text.ts'

/** Returns the title of a to-do and the line under it. */
export function useWords(): (todo: Todo) => { title: string; line: string } {
  const t = useText(todayText)
  const format = useFormat()
  return ({ kind, name, course, count }) => {
    const act = t.kinds[kind](count, format.number(count))
    if (!name) return { title: act, line: '' }
    return { title: name, line: course === null ? act : t.inCourse(act, course) }
  }
}
