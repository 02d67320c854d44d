import { useMemo } from 'react'
import { GivenFile } from '#src/features/content/question/web/given-file.tsx'
import { GivenSound } from '#src/features/content/question/web/given-sound.tsx'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import GivenPhotos from '#src/features/content/question/web/photos/given-photos.tsx'
import type { WrittenAnswer } from '../contract.ts'
import css from './grading.module.css'

/**
 * The files of an answer: photographs at their full width, recordings to listen to, and others with their preview,
 * which would say their names where those of the learners are hidden.
 * Default export because it is loaded by `lazy`, with the first answer that has files.
 */
export default function WrittenFiles({ files, learner }: Pick<WrittenAnswer, 'files' | 'learner'>) {
  const known = useMemo(() => byFileId(files), [files])
  const pictures = files.filter(({ kind }) => kind === 'picture')
  const sounds = files.filter(({ kind }) => kind === 'sound' || kind === 'film')
  const others = files.filter((file) => !pictures.includes(file) && !sounds.includes(file))
  return (
    <GivenFilesContext value={known}>
      {pictures.length > 0 && (
        <GivenPhotos photos={pictures.map(({ userFileId }) => userFileId)} large />
      )}
      {sounds.map(({ userFileId }) => (
        <GivenSound key={userFileId} userFileId={userFileId} />
      ))}
      {others.length > 0 && (
        <ul className={css.files}>
          {others.map(({ userFileId }, at) => (
            <GivenFile
              key={userFileId}
              userFileId={userFileId}
              place={at + 1}
              nameless={learner === null}
            />
          ))}
        </ul>
      )}
    </GivenFilesContext>
  )
}
