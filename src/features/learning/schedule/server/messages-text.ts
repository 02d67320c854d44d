import { dayWords } from '#src/server/day-words.ts'
import type { Both } from '#src/shared/locale.ts'
import type { Rule } from '../calendar.ts'
import { writeWeeks } from '../weeks.ts'

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

type Place = Pick<Rule, 'weekday' | 'sectionFrom' | 'sectionTo' | 'weeks'> & { room: string }

const weekdays = [
  { zh: '周一', en: 'Mondays' },
  { zh: '周二', en: 'Tuesdays' },
  { zh: '周三', en: 'Wednesdays' },
  { zh: '周四', en: 'Thursdays' },
  { zh: '周五', en: 'Fridays' },
  { zh: '周六', en: 'Saturdays' },
  { zh: '周日', en: 'Sundays' },
] as const

/** '周二第 1–2 节，第 1-16 周，教室 A305', and the same in English. */
function placeWords({ weekday, sectionFrom, sectionTo, weeks, room }: Place): Both {
  const number = sections(sectionFrom, sectionTo)
  const day = weekdays[weekday - 1]!
  const list = writeWeeks(weeks)
  return {
    zh: `${day.zh}第 ${number} 节，第 ${list} 周${room && `，教室 ${room}`}`,
    en: `${day.en}, section ${number}, weeks ${list}${room && `, room ${room}`}`,
  }
}

/** Messages about recurring lessons. */
export const ruleMessages = {
  changed(name: string, title: string, [was, is]: readonly [Place, Place]) {
    const [before, now] = [placeWords(was), placeWords(is)]
    return {
      title: { zh: `“${title}”课表有调整`, en: `The timetable of “${title}” has changed` },
      text: {
        zh: `班级“${name}”的课由“${before.zh}”改为“${now.zh}”。`,
        en: `In “${name}”, the lesson on ${before.en} is now on ${now.en}.`,
      },
    }
  },
  deleted(name: string, title: string, was: Place) {
    const before = placeWords(was)
    return {
      title: { zh: `“${title}”已从课表删除`, en: `“${title}” is off the timetable` },
      text: {
        zh: `班级“${name}”“${before.zh}”的课不再上。`,
        en: `In “${name}”, the lesson on ${before.en} no longer takes place.`,
      },
    }
  },
}
