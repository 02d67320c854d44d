import { lazy, Suspense } from 'react'
import { useText } from '#src/web/i18n.tsx'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { Stem } from '../stem.tsx'
import type { ResultProps } from './result-props.ts'

const GivenPhotos = lazy(() => import('../photos/given-photos.tsx'))

export function ShortAnswerResult({ question, answer, result }: ResultProps<'shortAnswer'>) {
  const t = useText(questionText)
  const text = answer?.text.trim() ?? ''
  const photos = answer?.photos ?? []
  return (
    <>
      <Stem html={question.stem} />
      {result.mark && (
        <dl className={css.answers}>
          <dt>{t.yours}</dt>
          <dd className={text === '' ? undefined : css.written}>
            {text || (photos.length === 0 ? t.none : null)}
            {photos.length > 0 && (
              <Suspense>
                <GivenPhotos photos={photos} />
              </Suspense>
            )}
          </dd>
        </dl>
      )}
    </>
  )
}
