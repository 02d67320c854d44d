import { GivenFile } from '#src/features/content/question/web/given-file.tsx'
import { useGivenFiles } from '#src/features/content/question/web/photos/answer-files.ts'
import GivenPhotos from '#src/features/content/question/web/photos/given-photos.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import css from './peer.module.css'
import { peerText } from './peer-text.ts'

/** The photographs, recordings and files of a work, which open without the names that their owner gave them. */
export function PeerFiles({
  photos,
  files,
}: {
  photos: readonly number[]
  files: readonly number[]
}) {
  const t = useText(peerText)
  const format = useFormat()
  const known = useGivenFiles()
  const sounds = files.filter((id) => known.get(id)?.kind === 'sound')
  const others = files.filter((id) => !sounds.includes(id))
  return (
    <>
      {photos.length > 0 && <GivenPhotos photos={photos} large />}
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
    </>
  )
}
