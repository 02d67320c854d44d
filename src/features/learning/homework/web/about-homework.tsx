import { lazy, Suspense } from 'react'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Skeleton } from '#src/web/ui/skeleton.tsx'
import type { OwnHomework } from '../learner-api.ts'
import css from './homework.module.css'
import { ownText } from './own-text.ts'

const Attachments = lazy(() => import('./attachments.tsx'))

type About = Pick<OwnHomework, 'body' | 'attachments' | 'fullMark' | 'criteria' | 'late'>

/** What a late hand-in costs, in words with figures. */
export function useLateWords() {
  const t = useText(ownText)
  const format = useFormat()
  return (late: About['late']): string => {
    if (late === null) return t.closedAfter
    const until = format.dateTime(late.until)
    if (late.percent === 0) return t.lateFree(until)
    return t.lateCosts(until, format.number(late.percent), format.number(late.floor))
  }
}

/** What homework asks for: the words, files and rubric. */
export function AboutHomework({ about }: { about: About }) {
  const t = useText(ownText)
  const format = useFormat()
  const points = (mark: number) => t.points(format.number(mark / 100))
  return (
    <div className={css.stack}>
      {about.body !== '' && (
        <div className="prose">
          <RichText html={about.body} />
        </div>
      )}
      {about.attachments.length > 0 && (
        <section aria-label={t.attachments} className={css.stack}>
          <h2 className={css.small}>{t.attachments}</h2>
          <Suspense fallback={<Skeleton height={56} />}>
            <Attachments files={about.attachments} />
          </Suspense>
        </section>
      )}
      {about.criteria.length > 0 && (
        <section aria-label={t.rubric}>
          <h2 className={css.small}>{t.rubric}</h2>
          <ul className={css.rubric}>
            {about.criteria.map(({ id, text, points: worth }) => (
              <li key={id}>
                <span>{text}</span>
                <span className={css.number}>{points(worth)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
