import { useContext } from 'react'
import { documentPaths } from '#src/features/content/document/paths.ts'
import { fileApi } from '#src/features/content/file/contract.ts'
import type { MyFile } from '#src/features/content/file/my-files-api.ts'
import { FileThumb } from '#src/features/content/file/web/file-thumb.tsx'
import { useLoad } from '#src/web/act/use-load.ts'
import { kindByName } from '#src/shared/file-kind.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { NewWindow } from '#src/web/ui/new-window.tsx'
import css from './open.module.css'
import { FileExtrasContext, useAnswerFiles, useGivenFiles } from './photos/answer-files.ts'
import { openText } from './open-text.ts'

/** A file that was given as an answer, with a link to its preview. Another person's has a number only. */
export function GivenFile({
  userFileId,
  place,
  known,
  nameless = false,
  onRemove,
}: {
  userFileId: number
  /** From 1. */
  place: number
  /** The known facts of a file that was just chosen. */
  known?: MyFile | undefined
  /** Opens the file itself: its preview says the name that its owner gave it. */
  nameless?: boolean
  onRemove?: (name: string) => void
}) {
  const t = useText(openText)
  const format = useFormat()
  const shown = useGivenFiles().get(userFileId)
  const answer = useAnswerFiles()
  const extras = useContext(FileExtrasContext)
  const sent = answer?.sent(userFileId)
  const { data } = useLoad(fileApi.getFile, known || shown || answer ? null : { userFileId })
  const file =
    known ??
    (shown && { ...shown, thumb: shown.look?.small ?? null }) ??
    (sent && {
      ...{ name: sent.name, size: sent.size, thumb: null },
      kind: kindByName(sent.name) ?? 'other',
    }) ??
    data
  const name = file?.name ?? t.fileNumber(format.number(place))
  return (
    <li className={css.file}>
      <FileThumb file={file ?? { thumb: null, kind: 'document' }} />
      <span className={css.about}>
        {(nameless || extras?.nameless) && shown ? (
          <a href={shown.url} target="_blank" rel="noreferrer">
            {name}
            <NewWindow />
          </a>
        ) : (
          <Link to={documentPaths.preview(userFileId)} target="_blank">
            {name}
            <NewWindow />
          </Link>
        )}
        {file && <span className={css.note}>{fileSize(file.size)}</span>}
      </span>
      {extras && <extras.Beside userFileId={userFileId} />}
      {onRemove && (
        <IconButton icon="close" label={t.removeFile(name)} onClick={() => onRemove(name)} />
      )}
    </li>
  )
}
