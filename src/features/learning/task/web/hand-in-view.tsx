import { GivenFile } from '#src/features/content/question/web/given-file.tsx'
import { GivenSound } from '#src/features/content/question/web/given-sound.tsx'
import { useGivenFiles } from '#src/features/content/question/web/photos/answer-files.ts'
import GivenPhotos from '#src/features/content/question/web/photos/given-photos.tsx'
import { useText } from '#src/web/i18n.tsx'
import type { HandIn } from '../contract.ts'
import css from './task.module.css'
import { taskText } from './text.ts'

/** What was handed in: the text, the photographs, which open in a viewer, and the files. */
export function HandInView({
  handIn: { text, photos, files },
  large = false,
}: {
  handIn: HandIn
  /** The photographs as wide as there is room. */
  large?: boolean
}) {
  const t = useText(taskText)
  const known = useGivenFiles()
  const kindOf = (userFileId: number) => known.get(userFileId)?.kind
  const sounds = files.filter((id) => kindOf(id) === 'sound')
  const others = files.filter((id) => !sounds.includes(id))
  const isEmpty = text === '' && photos.length + files.length === 0
  return (
    <div className={css.handIn}>
      {text !== '' && <p className={css.words}>{text}</p>}
      {isEmpty && <p className={css.note}>{t.noWords}</p>}
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
    </div>
  )
}
