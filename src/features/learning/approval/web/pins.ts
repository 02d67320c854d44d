import { outlineKey } from '../outline-key.ts'
import { pick, type Locale } from '#src/shared/locale.ts'
import { headFieldWords, placeOf, placeWords, teacherFieldWords } from '../places-text.ts'
import type { Offer } from '../offer-shapes.ts'
import type { PreviewChapter } from '../preview-shapes.ts'
import { headFields, teacherFields } from '../states.ts'

/** A place of a course: a field of its offer, a chapter, an item. */
export interface Pin {
  key: string
  field: string
}

interface PlaceOption {
  /** 'head.name' */
  value: string
  label: string
}

/** Lists every place of a submitted course, in the order of the page. */
export function placesOf(
  offer: Offer,
  outline: readonly PreviewChapter[] | null,
  locale: Locale,
): PlaceOption[] {
  const both = ({ zh, en }: { zh: string; en: string }) => ({ zh: zh || en, en: en || zh })
  return [
    ...headFields.map((field) => ({
      value: `head.${field}`,
      label: pick(headFieldWords[field], locale),
    })),
    ...offer.teachers.flatMap(({ key, name }) =>
      teacherFields.map((field) => ({
        value: `${key}.${field}`,
        label: pick(placeOf(placeWords.teacher, both(name), teacherFieldWords[field]), locale),
      })),
    ),
    { value: `${outlineKey}.`, label: pick(placeWords.outline, locale) },
    ...(outline ?? []).flatMap(({ key, number, name, items }) => [
      {
        value: `${key}.`,
        label: `${number} ${pick(placeOf(placeWords.chapter, both(name), undefined), locale)}`,
      },
      ...items.map((item) => ({
        value: `${item.key}.`,
        label: pick(placeOf(placeWords.item, both(item.name), undefined), locale),
      })),
    ]),
  ]
}

export const pinOf = (value: string): Pin => {
  const [key = '', field = ''] = value.split('.')
  return { key, field }
}
