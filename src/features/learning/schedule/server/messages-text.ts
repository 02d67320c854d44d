import { dayWords } from '#src/server/day-words.ts'
import type { Both } from '#src/shared/locale.ts'

interface Given {
  /** Of the class. */
  name: string
  title: string
  day: string
  reason: string
  to?: { toDay: string; sectionFrom: number; sectionTo: number; room: string } | undefined
}
type Words = (given: Given) => { title: Both; text: Both }

const on = (day: string) => dayWords(new Date(day))
const sections = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`)

/** Messages about single lessons that are not as their rule says. */
export const changeMessages = {
  moved({ name, title, day, reason, to }) {
    const [was, is] = [on(day), on(to!.toDay)]
    const number = sections(to!.sectionFrom, to!.sectionTo)
    const { room } = to!
    return {
      title: { zh: `“${title}”调课通知`, en: `“${title}” has been moved` },
      text: {
        zh: `班级“${name}”${was.zh}的课改为${is.zh}第 ${number} 节${room && `，教室 ${room}`}。原因：${reason}`,
        en: `The lesson of “${name}” on ${was.en} is now on ${is.en}, section ${number}${room && `, room ${room}`}. Reason: ${reason}`,
      },
    }
  },
  cancelled({ name, title, day, reason }) {
    const was = on(day)
    return {
      title: { zh: `“${title}”停课通知`, en: `“${title}” is cancelled` },
      text: {
        zh: `班级“${name}”${was.zh}的课取消。原因：${reason}`,
        en: `The lesson of “${name}” on ${was.en} does not take place. Reason: ${reason}`,
      },
    }
  },
  putBack({ name, title, day }) {
    const was = on(day)
    return {
      title: { zh: `“${title}”恢复原安排`, en: `“${title}” is back as planned` },
      text: {
        zh: `班级“${name}”${was.zh}的课按原来的时间和教室进行。`,
        en: `The lesson of “${name}” on ${was.en} takes place at its usual time and room.`,
      },
    }
  },
} satisfies Record<string, Words>
