import type { GivenFile } from '#src/features/content/file/given-file.ts'
import { useText } from '#src/web/i18n.tsx'
import { useViewer } from '#src/web/root-data.ts'
import type { OwnHomework } from '../learner-api.ts'
import { HandIns } from './hand-ins.tsx'
import { ownText } from './own-text.ts'

/** What a learner has handed in; once it was returned or given back, with what the teacher has drawn on it. */
export function OwnHandIns({
  homework: { homeworkId, handIns, annotations, title },
  given,
  isFolded = false,
}: {
  homework: OwnHomework
  given: readonly GivenFile[]
  isFolded?: boolean
}) {
  const t = useText(ownText)
  const userId = useViewer()?.id
  const isThere = (handIn: number) =>
    annotations.some((one) => one.handIn === handIn && one.shapes.length > 0)
  const get = (handIn: number, userFileId: number, page: number) =>
    annotations.find(
      (one) => one.handIn === handIn && one.userFileId === userFileId && one.page === page,
    )?.shapes ?? []
  return (
    <HandIns
      handIns={handIns}
      given={given}
      isFolded={isFolded}
      large={annotations.length > 0}
      pdfOf={userId === undefined ? undefined : { homeworkId, userId }}
      annotated={{
        ...{ drawn: annotations, title, note: t.annotated },
        of: (handIn) =>
          isThere(handIn) ? { get: (...of) => get(handIn, ...of), state: undefined } : undefined,
      }}
    />
  )
}
