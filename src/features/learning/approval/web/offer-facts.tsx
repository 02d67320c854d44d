import type { ReactNode } from 'react'
import { pick } from '#src/shared/locale.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { Offer } from '../offer-shapes.ts'
import { headFieldWords } from '../places-text.ts'
import type { HeadField } from '../states.ts'
import type { CoursePreviewProps } from './course-preview.tsx'
import css from './review.module.css'
import { reviewText } from './review-text.ts'

/** The short facts of an offer, which its page shows as tags or by which readers find it. */
export function OfferFacts({
  offer,
  language,
  mark,
}: { offer: Offer } & Pick<CoursePreviewProps, 'language' | 'mark'>) {
  const t = useText(reviewText)
  const locale = useLocale()
  const format = useFormat()
  const { category, major, direction, difficulty, textbook, payment, fee } = offer
  const keywords = offer.keywords[language]
  const facts: [HeadField, ReactNode][] = [
    ['categoryId', category && pick(category, locale)],
    ['majorId', major && pick(major, locale)],
    ['directionId', direction && pick(direction, locale)],
    ['difficulty', difficulty && t[difficulty]],
    ['language', t[offer.language]],
    ['offered', t[offer.offered]],
    ['fee', payment === 'free' ? t.freeOfCharge : t.coins(format.number(Number(fee)))],
    ['textbookId', textbook && (textbook[language] || textbook.zh || textbook.en)],
    [
      'keywords',
      keywords.length > 0 && (
        <span className={css.tags}>
          {keywords.map((word) => (
            <Tag key={word}>{word}</Tag>
          ))}
        </span>
      ),
    ],
  ]
  return (
    <Panel title={t.offerFacts}>
      <dl className={css.factsOf}>
        {facts.map(([field, value]) => {
          const label = pick(headFieldWords[field], locale)
          return (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                {value || <span className={css.muted}>{t.notGiven}</span>}
                {mark?.({ key: 'head', field }, label)}
              </dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}
