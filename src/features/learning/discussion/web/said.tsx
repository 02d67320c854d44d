import { type ReactNode, useMemo } from 'react'
import { OpenedTexts } from '#src/features/content/editor/web/opened-texts.ts'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import type { Comments } from '../answers.ts'

/** Gives the texts inside their drawn formulas and their pictures. */
export function Said({
  of: { opened, files },
  children,
}: {
  of: Pick<Comments, 'opened' | 'files'>
  children: ReactNode
}) {
  const known = useMemo(() => byFileId(files), [files])
  return (
    <OpenedTexts value={opened}>
      <GivenFilesContext value={known}>{children}</GivenFilesContext>
    </OpenedTexts>
  )
}
