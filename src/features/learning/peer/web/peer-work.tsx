import { Suspense, useMemo } from 'react'
import { GivenFile } from '#src/features/content/question/web/given-file.tsx'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Skeleton } from '#src/web/ui/skeleton.tsx'
import type { OwnPeers } from '../participant-api.ts'
import css from './peer.module.css'
import { peerText } from './peer-text.ts'

const GivenPhotos = latePart(
  () => import('#src/features/content/question/web/photos/given-photos.tsx'),
)

/** A classmate's work. Its files open by themselves, because their preview names their owner. */
export function PeerWork({ open: { work, given } }: { open: NonNullable<OwnPeers['open']> }) {
  const t = useText(peerText)
  const format = useFormat()
  const known = useMemo(() => byFileId(given), [given])
  const { text, photos, files } = work
  const sounds = files.filter((id) => known.get(id)?.kind === 'sound')
  const others = files.filter((id) => !sounds.includes(id))
  return (
    <GivenFilesContext value={known}>
      {text !== '' && <p className={css.words}>{text}</p>}
      {text === '' && photos.length + files.length === 0 && (
        <p className={css.muted}>{t.noWords}</p>
      )}
      {photos.length > 0 && (
        <Suspense fallback={<Skeleton height={160} />}>
          <GivenPhotos photos={photos} large />
        </Suspense>
      )}
      {sounds.map((userFileId, at) => (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a spoken answer has no subtitles
        <audio
          key={userFileId}
          className={css.sound}
          src={known.get(userFileId)?.url}
          controls
          aria-label={t.recording(format.number(at + 1))}
        />
      ))}
      {others.length > 0 && (
        <ul className={css.files}>
          {others.map((userFileId, at) => (
            <GivenFile key={userFileId} userFileId={userFileId} place={at + 1} nameless />
          ))}
        </ul>
      )}
    </GivenFilesContext>
  )
}
