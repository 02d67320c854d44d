import { presentPerson } from '#src/features/content/bank/server/person-name.ts'
import { addDays } from '#src/shared/school-day.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import { type Slot, slotsBetween, termOn, weekOf } from '../calendar.ts'
import type { CalendarDay, ShownSlot } from '../schemas.ts'
import { timesOf } from '../sections.ts'
import { hasWeek } from '../weeks.ts'
import type { School } from './book.ts'
import { changesOf, type Lesson } from './lessons.ts'

/** Returns the entries of lessons between two days, as pages and feeds show them. */
export function presentSlots(
  school: School,
  lessons: readonly Lesson[],
  { from, to, locale }: { from: string; to: string; locale: Locale },
): (ShownSlot & { lesson: Lesson })[] {
  const given = { ...school, rules: lessons, changes: changesOf(lessons) }
  return slotsBetween(given, from, to).map(({ rule, ...slot }) => ({
    ...slot,
    ...timesOf(school.sections, slot.on, slot.sectionFrom, slot.sectionTo),
    ...{ classId: rule.classId, className: rule.className, title: rule.title, lesson: rule },
    teacher: presentPerson(rule.teacher, locale),
    changed: isChanged(rule, slot),
  }))
}

const isChanged = ({ changes }: Lesson, { day }: Slot) =>
  changes.some((one) => one.day === day && one.live)

/** Returns what each day between two days is. */
export function presentDays(
  { terms, days }: School,
  { from, to, locale }: { from: string; to: string; locale: Locale },
): CalendarDay[] {
  const special = new Map(days.map((one) => [one.day, one]))
  const shown: CalendarDay[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const term = termOn(terms, day)
    const week = term ? weekOf(term, day) : null
    const found = special.get(day)
    shown.push({
      ...{ day, week, isExam: week !== null && hasWeek(term!.examWeeks, week) },
      special: found
        ? {
            ...{ kind: found.kind, replaces: found.replaces },
            name: pick({ zh: found.name, en: found.nameEn }, locale),
          }
        : null,
    })
  }
  return shown
}
