import type { NamedDay } from './book.ts'

/** 'National Day,国庆节,3' → its names. */
const namesOf = (detail: string) => {
  const [nameEn = '', name = ''] = detail.split(',')
  return { name: name || nameEn, nameEn: nameEn || name }
}

/**
 * Returns the public holidays and make-up days of a year as the State Council has set them; none for a year that the
 * list does not have yet. A make-up day replaces the working days that its holiday has taken, in their order; the
 * school changes that where its office decides otherwise.
 */
export async function knownDays(year: number): Promise<NamedDay[]> {
  // Loaded when it is asked for, which is rare.
  const { default: days } = await import('chinese-days')
  const found: NamedDay[] = []
  const taken = new Map<string, string[]>()
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    const { work, name: detail } = days.getDayDetail(day)
    // A plain day is named by its weekday alone.
    if (!detail.includes(',')) continue
    const names = namesOf(detail)
    found.push({ day, kind: work ? 'makeUp' : 'holiday', ...names, replaces: null })
    if (!work && days.isInLieu(day)) taken.set(names.name, [...(taken.get(names.name) ?? []), day])
  }
  for (const one of found) {
    if (one.kind === 'makeUp') one.replaces = taken.get(one.name)?.shift() ?? null
  }
  return found
}
