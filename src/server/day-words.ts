import type { Both } from '#src/shared/locale.ts'
import { schoolZone } from '#src/shared/school-day.ts'

const zh = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: schoolZone })
const en = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: schoolZone })

/** Formats the school's calendar day for a message: '2026年12月6日' and 'Dec 6, 2026'. */
export const dayWords = (moment: Date): Both => ({ zh: zh.format(moment), en: en.format(moment) })

/** The same day as values of a refusal: '2026-12-06' → `{dayZh}` and `{dayEn}` in its sentences. */
export function dayValues(day: string): { dayZh: string; dayEn: string } {
  // Midnight of Greenwich is the morning of the same day at the school.
  const words = dayWords(new Date(day))
  return { dayZh: words.zh, dayEn: words.en }
}
