/** A section of the day, on the school's clock: '08:00' to '08:45'. */
export interface Section {
  from: string
  to: string
}

/** The sections of the day; those of summer where the school has its own times for it. */
export interface Sections {
  winter: Section[]
  summer: Section[]
  /** Whether the summer has times of its own. */
  hasSummer: boolean
  /** The first and the last day with the times of summer: '05-01' and '09-30'. */
  summerFrom: string
  summerTo: string
}

const section = (from: string, to: string): Section => ({ from, to })

const morning = [
  section('08:00', '08:45'),
  section('08:55', '09:40'),
  section('10:00', '10:45'),
  section('10:55', '11:40'),
]

/** What a school has until it sets its own. */
export const usualSections: Sections = {
  winter: [
    ...morning,
    section('14:00', '14:45'),
    section('14:55', '15:40'),
    section('16:00', '16:45'),
    section('16:55', '17:40'),
    section('19:00', '19:45'),
    section('19:55', '20:40'),
  ],
  summer: [
    ...morning,
    section('14:30', '15:15'),
    section('15:25', '16:10'),
    section('16:30', '17:15'),
    section('17:25', '18:10'),
    section('19:30', '20:15'),
    section('20:25', '21:10'),
  ],
  hasSummer: false,
  summerFrom: '05-01',
  summerTo: '09-30',
}

/** Returns the sections of a day: '2026-06-01' → those of summer, where there are some. */
export function sectionsOn(sections: Sections, day: string): readonly Section[] {
  const { hasSummer, summerFrom, summerTo } = sections
  const date = day.slice(5)
  const isSummer =
    summerFrom <= summerTo
      ? summerFrom <= date && date <= summerTo
      : summerFrom <= date || date <= summerTo
  return hasSummer && isSummer ? sections.summer : sections.winter
}

/** The times of several sections of a day; the last ones count where there are fewer. */
export function timesOf(sections: Sections, day: string, from: number, to: number): Section {
  const list = sectionsOn(sections, day)
  const at = (number: number) => list[Math.min(number, list.length) - 1]!
  return { from: at(from).from, to: at(to).to }
}
