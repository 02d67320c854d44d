import { useMemo } from 'react'
import type { GivenFile as Given } from '#src/features/content/file/given-file.ts'
import { GivenFile } from '#src/features/content/question/web/given-file.tsx'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import css from './homework.module.css'

/** Files that a teacher gives with homework. Default export because it is loaded with the first homework that has some. */
export default function Attachments({ files }: { files: readonly Given[] }) {
  const known = useMemo(() => byFileId(files), [files])
  return (
    <GivenFilesContext value={known}>
      <ul className={css.files}>
        {files.map(({ userFileId }, at) => (
          <GivenFile key={userFileId} userFileId={userFileId} place={at + 1} />
        ))}
      </ul>
    </GivenFilesContext>
  )
}
