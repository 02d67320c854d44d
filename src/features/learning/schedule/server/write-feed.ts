import type { Locale } from '#src/shared/locale.ts'
import { pick, withLocale } from '#src/shared/locale.ts'
import { addDays, schoolZone } from '#src/shared/school-day.ts'
import { toSchoolTime } from '#src/shared/school-time.ts'
import type { ShownDue } from '../contract.ts'
import { schedulePaths } from '../paths.ts'
import type { ShownSlot } from '../schemas.ts'
import type { NamedDay } from './book.ts'
import { feedText } from './feed-text.ts'
import { compact, icsLines, icsMoment, icsText } from './ics.ts'
import type { Lesson } from './lessons.ts'

/** The zone as it has been since the last summer time of 1991. */
const vtimezone = [
  ...['BEGIN:VTIMEZONE', `TZID:${schoolZone}`, 'BEGIN:STANDARD', 'DTSTART:19910915T020000'],
  ...['TZOFFSETFROM:+0900', 'TZOFFSETTO:+0800', 'TZNAME:CST', 'END:STANDARD', 'END:VTIMEZONE'],
]

/** Clients ask again after so long, where they heed it. */
const ttl = 'PT1H'

export interface FeedContent {
  slots: readonly (ShownSlot & { lesson: Lesson })[]
  due: readonly ShownDue[]
  /** Holidays and make-up days. */
  days: readonly NamedDay[]
  locale: Locale
  /** The site: 'https://school.example'. */
  site: string
  /** Stands for the time of change where there is none, so that the same content has the same bytes. */
  since: Date
}

/**
 * Writes a calendar. Each lesson is an event of its own, because odd and even weeks, holidays, make-up days and moved
 * lessons are exceptions of nearly every rule, which clients read in different ways.
 */
export function writeFeed({ slots, due, days, locale, site, since }: FeedContent): string {
  const t = locale === 'en-US' ? feedText.en : feedText.zh
  const host = new URL(site).host
  const named = icsText(t.name)
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0'],
    `PRODID:-//Farsail//Calendar//${locale === 'en-US' ? 'EN' : 'ZH'}`,
    ...[`NAME:${named}`, `X-WR-CALNAME:${named}`, `X-WR-TIMEZONE:${schoolZone}`, ...vtimezone],
    ...[`REFRESH-INTERVAL;VALUE=DURATION:${ttl}`, `X-PUBLISHED-TTL:${ttl}`],
  ]
  const parts = [icsLines(lines)]
  const add = (id: string, event: readonly string[], words: string) =>
    parts.push(icsLines(['BEGIN:VEVENT', `UID:${id}@${host}`, ...event]), words, 'END:VEVENT')
  // Most lessons of a term say the same but for the day.
  const usual = new Map<Lesson, string>()
  for (const slot of slots) {
    const { lesson, day, on, state, reason, elsewhere } = slot
    // The original place of a moved lesson is no event; a lesson without a place is a cancelled one.
    if (state !== 'on' && state !== 'cancelled') continue
    const change = lesson.changes.find((one) => one.day === day)
    const isUsual = !change && state === 'on' && elsewhere === null && reason === ''
    const words = (isUsual && usual.get(lesson)) || icsLines(wordsOf(slot, change, t))
    if (isUsual) usual.set(lesson, words)
    const url = site + withLocale(locale, schedulePaths.class(slot.classId, { day: on }))
    const times = onClock(`${on}T${slot.from}:00`, `${on}T${slot.to}:00`)
    add(`lesson-${lesson.lessonId}-${day}`, [...times, `URL;VALUE=URI:${url}`], words)
  }
  const first = ['SEQUENCE:0', `DTSTAMP:${icsMoment(since)}`]
  for (const one of due) {
    const times = one.at === null ? wholeDay(one.day) : onClock(clockOf(one.at), clockOf(one.at))
    const url = `URL;VALUE=URI:${site + withLocale(locale, one.to)}`
    add(one.key, [...first, ...times, url], icsLines([summary(t.due(one.label, one.name))]))
  }
  for (const { day, kind, name, nameEn, replaces } of days) {
    const called = pick({ zh: name, en: nameEn }, locale)
    const words = kind === 'holiday' ? called : t.makeUp(called, replaces)
    add(`day-${day}`, [...first, ...wholeDay(day)], icsLines([summary(words)]))
  }
  return [...parts, 'END:VCALENDAR'].join('\r\n')
}

const summary = (words: string): string => `SUMMARY:${icsText(words)}`

/** What a lesson says on a day, without the day itself. */
function wordsOf(
  slot: FeedContent['slots'][number],
  change: Lesson['changes'][number] | undefined,
  t: (typeof feedText)['zh'],
): string[] {
  const { lesson, state, title, room } = slot
  const stamp = latest(lesson.changedAt, change?.changedAt)
  return [
    `SEQUENCE:${lesson.revision + (change?.revision ?? 0)}`,
    `DTSTAMP:${stamp}`,
    summary(state === 'on' ? title : t.cancelled(title)),
    ...(room ? [`LOCATION:${icsText(room)}`] : []),
    `DESCRIPTION:${icsText(descriptionOf(slot, t))}`,
    `STATUS:${state === 'on' ? 'CONFIRMED' : 'CANCELLED'}`,
    `LAST-MODIFIED:${stamp}`,
  ]
}

/** Writes the beginning and the end on the school's clock. */
const onClock = (from: string, to: string): string[] => [
  `DTSTART;TZID=${schoolZone}:${compact(from)}`,
  `DTEND;TZID=${schoolZone}:${compact(to)}`,
]

/** A whole day has no zone. */
const wholeDay = (day: string): string[] => [
  `DTSTART;VALUE=DATE:${compact(day)}`,
  `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
  ...['X-MICROSOFT-CDO-ALLDAYEVENT:TRUE', 'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE'],
]

/** A moment on the school's clock, with its seconds. */
const clockOf = (moment: string): string =>
  `${toSchoolTime(moment)}:${new Date(moment).toISOString().slice(17, 19)}`

const latest = (...moments: (string | undefined)[]): string =>
  icsMoment(Math.max(...moments.flatMap((one) => (one ? Date.parse(one) : []))))

function descriptionOf(slot: ShownSlot, t: (typeof feedText)['zh']): string {
  const { className, sectionFrom, sectionTo, teacher, reason, elsewhere, state } = slot
  return [
    className,
    t.sections(sectionFrom, sectionTo),
    ...(teacher ? [teacher.name] : []),
    ...(state === 'on' && elsewhere !== null && elsewhere !== slot.on ? [t.from(elsewhere)] : []),
    ...(reason ? [t.reason(reason)] : []),
  ].join('\n')
}
