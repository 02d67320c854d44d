import { ICalCalendar, ICalEventStatus } from 'ical-generator'
import type { Locale } from '#src/shared/locale.ts'
import { pick, withLocale } from '#src/shared/locale.ts'
import { addDays, schoolZone } from '#src/shared/school-day.ts'
import { fromSchoolTime } from '#src/shared/school-time.ts'
import type { ShownDue } from '../contract.ts'
import { schedulePaths } from '../paths.ts'
import type { ShownSlot } from '../schemas.ts'
import type { NamedDay } from './book.ts'
import { feedText } from './feed-text.ts'
import type { Lesson } from './lessons.ts'
import { SchoolTime } from './school-time.ts'

/** The zone as it has been since the last summer time of 1991. */
const vtimezone = [
  'BEGIN:VTIMEZONE',
  `TZID:${schoolZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19910915T020000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

/** Clients ask again after so many seconds, where they heed it. */
const ttl = 3600

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
  const calendar = new ICalCalendar({
    name: t.name,
    prodId: { company: 'Farsail', product: 'Calendar', language: locale === 'en-US' ? 'EN' : 'ZH' },
    // No zone for the whole calendar: the library would write its stamps in it, which have to be in UTC.
    timezone: { name: null, generator: () => vtimezone },
    ttl,
  })
  calendar.x('X-WR-TIMEZONE', schoolZone)
  for (const slot of slots) {
    const { lesson, day, on } = slot
    // The original place of a moved lesson is no event; a lesson without a place is a cancelled one.
    if (slot.state !== 'on' && slot.state !== 'cancelled') continue
    const change = lesson.changes.find((one) => one.day === day)
    const stamp = latest(lesson.changedAt, change?.changedAt)
    calendar.createEvent({
      id: `lesson-${lesson.lessonId}-${day}@${host}`,
      sequence: lesson.revision + (change?.revision ?? 0),
      ...{ stamp, lastModified: stamp },
      start: at(on, slot.from),
      end: at(on, slot.to),
      timezone: schoolZone,
      status: slot.state === 'on' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      summary: slot.state === 'on' ? slot.title : t.cancelled(slot.title),
      location: slot.room || null,
      description: descriptionOf(slot, t),
      url: site + withLocale(locale, schedulePaths.class(slot.classId, { day: on })),
    })
  }
  for (const one of due) {
    const url = site + withLocale(locale, one.to)
    const event = {
      id: `${one.key}@${host}`,
      ...{ stamp: since, url, summary: t.due(one.label, one.name) },
    }
    if (one.at === null) calendar.createEvent({ ...event, ...wholeDay(one.day) })
    else {
      const moment = new SchoolTime(one.at)
      calendar.createEvent({ ...event, start: moment, end: moment, timezone: schoolZone })
    }
  }
  for (const { day, kind, name, nameEn, replaces } of days) {
    const named = pick({ zh: name, en: nameEn }, locale)
    calendar.createEvent({
      id: `day-${day}@${host}`,
      ...{ stamp: since, ...wholeDay(day) },
      summary: kind === 'holiday' ? named : t.makeUp(named, replaces),
    })
  }
  return calendar.toString()
}

const at = (day: string, time: string) => new SchoolTime(fromSchoolTime(`${day}T${time}`)!)

/** A whole day has no zone. */
const wholeDay = (day: string) => ({
  allDay: true,
  start: new Date(day),
  end: new Date(addDays(day, 1)),
})

const latest = (...moments: (string | undefined)[]) =>
  new Date(Math.max(...moments.flatMap((one) => (one ? Date.parse(one) : []))))

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
