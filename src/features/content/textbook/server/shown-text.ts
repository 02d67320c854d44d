import type { Locale } from '#src/shared/locale.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import { type Offered, sidesOf } from '../records.ts'
import type { ShownText } from '../shapes.ts'

const sideOf = (locale: Locale) => (locale === 'en-US' ? 'en' : 'zh')

/** Returns a text for a reader: in the reader's language where it is offered, else as it is there. */
export function shownText(
  text: Partial<Bilingual> | undefined,
  locale: Locale,
  offered: Offered = 'both',
): ShownText {
  const own = sideOf(locale)
  const sides = sidesOf(offered).toSorted((a, b) => Number(b === own) - Number(a === own))
  const language = sides.find((side) => text?.[side]) ?? sides[0]!
  return { text: text?.[language] ?? '', language }
}
