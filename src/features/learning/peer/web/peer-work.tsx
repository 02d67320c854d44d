import { Suspense, useMemo } from 'react'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Skeleton } from '#src/web/ui/skeleton.tsx'
import type { OwnPeers } from '../participant-api.ts'
import css from './peer.module.css'
import { peerText } from './peer-text.ts'

const PeerFiles = latePart(async () => ({ default: (await import('./peer-files.tsx')).PeerFiles }))

/** A classmate's work. */
export function PeerWork({ open: { work, given } }: { open: NonNullable<OwnPeers['open']> }) {
  const t = useText(peerText)
  const known = useMemo(() => byFileId(given), [given])
  const { text, photos, files } = work
  const hasFiles = photos.length + files.length > 0
  return (
    <GivenFilesContext value={known}>
      {text !== '' && <p className={css.words}>{text}</p>}
      {text === '' && !hasFiles && <p className={css.muted}>{t.noWords}</p>}
      {hasFiles && (
        <Suspense fallback={<Skeleton height={160} />}>
          <PeerFiles photos={photos} files={files} />
        </Suspense>
      )}
    </GivenFilesContext>
  )
}
