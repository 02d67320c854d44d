import { Suspense, useMemo } from 'react'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Skeleton } from '#src/web/ui/skeleton.tsx'
import type { GoodWork } from '../contract.ts'
import css from './good-work.module.css'
import { goodWorkText } from './good-work-text.ts'

const PeerFiles = latePart(async () => ({
  default: (await import('#src/features/learning/peer/web/peer-files.tsx')).PeerFiles,
}))

/** Characters of a text that is folded, and of its beginning. */
const longText = 800
const beginningLength = 400

/** The words and files of a work. A long text is folded. */
export function ShownWork({ work, given }: Pick<GoodWork, 'work' | 'given'>) {
  const t = useText(goodWorkText)
  const known = useMemo(() => byFileId(given), [given])
  const { text, photos, files } = work
  const signs = [...text]
  return (
    <GivenFilesContext value={known}>
      {signs.length > longText ? (
        <>
          <p className={`${css.words} ${css.beginning}`}>
            {`${signs.slice(0, beginningLength).join('')}…`}
          </p>
          <details className={css.all}>
            <summary>{t.readAll}</summary>
            <p className={css.words}>{text}</p>
          </details>
        </>
      ) : (
        text !== '' && <p className={css.words}>{text}</p>
      )}
      {photos.length + files.length > 0 && (
        <Suspense fallback={<Skeleton height={160} />}>
          <PeerFiles photos={photos} files={files} />
        </Suspense>
      )}
    </GivenFilesContext>
  )
}
