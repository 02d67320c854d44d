import { GivenFile } from '#src/features/content/question/web/given-file.tsx'
import { GivenSound } from '#src/features/content/question/web/given-sound.tsx'
import { isSpoken } from '#src/features/content/question/web/is-spoken.ts'
import { useGivenFiles } from '#src/features/content/question/web/photos/answer-files.ts'
import GivenPhotos from '#src/features/content/question/web/photos/given-photos.tsx'
import type { HandIn } from '../contract.ts'
import css from './task.module.css'

/**
 * The photographs of a hand-in, which open in a viewer, its recordings, and its files with their preview. Default export
 * because it is loaded with the first hand-in that has some.
 */
export default function HandInFiles({
  handIn: { photos, files },
  large,
}: {
  handIn: HandIn
  large: boolean
}) {
  const known = useGivenFiles()
  const sounds = files.filter((id) => isSpoken(known.get(id)))
  const others = files.filter((id) => !sounds.includes(id))
  return (
    <>
      {photos.length > 0 && <GivenPhotos photos={photos} large={large} />}
      {sounds.map((userFileId) => (
        <GivenSound key={userFileId} userFileId={userFileId} />
      ))}
      {others.length > 0 && (
        <ul className={css.files}>
          {others.map((userFileId, at) => (
            <GivenFile key={userFileId} userFileId={userFileId} place={at + 1} />
          ))}
        </ul>
      )}
    </>
  )
}
