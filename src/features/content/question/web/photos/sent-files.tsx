import { acceptOf } from '#src/features/content/file/web/chooser/accept-of.ts'
import type { FileKind } from '#src/shared/file-kind.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import type { AnswerProps } from '../answer/answer-props.ts'
import { GivenFile } from '../given-file.tsx'
import css from '../open.module.css'
import { openText } from '../open-text.ts'
import { Stem } from '../stem.tsx'
import { type AnswerFiles, useWaitingFiles } from './answer-files.ts'
import { photosText } from './photos-text.ts'
import { PickButton } from './pick-button.tsx'
import { WaitingRow } from './waiting-row.tsx'

/** Files as the answer to a question. */
export function SentFiles({
  files,
  question,
  answer,
  onAnswer,
  stemId,
}: AnswerProps<'file'> & { files: AnswerFiles }) {
  return (
    <>
      <Stem id={stemId} html={question.stem} />
      <FilesOf
        files={files}
        {...question}
        given={answer?.files ?? []}
        onGiven={(next) => onAnswer({ type: 'file', files: next })}
      />
    </>
  )
}

/** Files of an answer, sent from this device while the learner goes on. */
export function FilesOf({
  files,
  mostFiles,
  kinds,
  given,
  onGiven: give,
  hint,
}: {
  files: AnswerFiles
  mostFiles: number
  kinds: readonly FileKind[]
  /** `userFileId`s in their order. */
  given: readonly number[]
  onGiven: (files: number[]) => void
  /** In place of what fits. */
  hint?: string
}) {
  const t = useText(openText)
  const p = useText(photosText)
  const format = useFormat()
  const waiting = useWaitingFiles(files, (userFileId) => {
    give([...new Set([...given, userFileId])].slice(0, mostFiles))
  })
  const left = mostFiles - given.length - waiting.length
  const add = (chosen: File[]) => {
    if (chosen.length > left) toast.info(t.mostFiles(format.number(mostFiles)))
    files.add(chosen.slice(0, Math.max(0, left)), 'file')
  }
  const asked = async (name: string, remove: () => void) => {
    const question = { title: t.removeTitle(name), text: t.removeText, confirm: p.removeNow }
    if (await confirmDialog({ ...question, danger: true })) remove()
  }
  return (
    <>
      {given.length + waiting.length > 0 && (
        <ul className={css.files}>
          {given.map((userFileId, at) => (
            <GivenFile
              key={userFileId}
              userFileId={userFileId}
              place={at + 1}
              onRemove={(name) =>
                void asked(name, () => give(given.filter((other) => other !== userFileId)))
              }
            />
          ))}
          {waiting.map((one) => (
            <WaitingRow
              key={one.key}
              file={one}
              onRetry={() => files.retry(one.key)}
              onRemove={() => void asked(one.name, () => files.remove(one.key))}
            />
          ))}
        </ul>
      )}
      <div className={css.recorder}>
        <PickButton
          label={p.addFiles}
          icon="upload"
          accept={acceptOf(kinds)}
          many={mostFiles > 1}
          disabled={left <= 0}
          onPick={add}
        />
        <span className={css.note}>
          {hint ??
            `${t.mostFiles(format.number(mostFiles))} · ${format.list(kinds.map((kind) => t.kinds[kind]))}`}
        </span>
      </div>
    </>
  )
}
