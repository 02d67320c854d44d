import { type ReactNode, Suspense } from 'react'
import {
  AnswerFilesContext,
  AnswerPartContext,
  useGivenFiles,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { isSpoken } from '#src/features/content/question/web/is-spoken.ts'
import Photos from '#src/features/content/question/web/photos/photos.tsx'
import { FilesOf } from '#src/features/content/question/web/photos/sent-files.tsx'
import { type FileKind, fileKinds } from '#src/shared/file-kind.ts'
import { latePart } from '#src/web/late-part.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { noAnswer } from '#src/web/api-error.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { answerMost, filesMost } from '../limits.ts'
import css from './task.module.css'
import { taskText } from './text.ts'
import type { useDraft } from './use-draft.ts'
import type { useSender } from './use-sender.ts'
import { isBlank } from './words.ts'

const Recordings = latePart(() => import('./recordings.tsx'))

/** Milliseconds for which a hand-in waits for files on their way: three photographs on a slow line. */
const filesMs = 180_000

/** The form of an answer: text, photographs and files, saved as they come. */
export function AnswerForm<T>({
  fileKey,
  draft,
  sender: { sender, unsent, failed, filesOf },
  handIn: send,
  isAgain,
  isSame,
  photos: takesPhotos = true,
  files: mostFiles = filesMost,
  kinds = fileKinds,
  recordings,
  lead,
  merged,
  said,
  onHandedIn,
  onDiscard,
}: {
  /** Names the draft among those whose files this device sends. */
  fileKey: number
  draft: ReturnType<typeof useDraft>
  sender: ReturnType<typeof useSender>
  /** Hands in the saved revision. */
  handIn: (revision: number) => Promise<T>
  isAgain: boolean
  /** It is what was handed in last. */
  isSame: boolean
  photos?: boolean
  files?: number
  kinds?: readonly FileKind[]
  /** How many spoken recordings are taken, and how long each may be; left out where none is. */
  recordings?: { most: number; seconds: number } | undefined
  /** What a hand-in means, before its button. */
  lead?: ReactNode
  /** In place of what is said of words that were merged. */
  merged?: string | undefined
  /** In place of what is said after a hand-in. */
  said?: string
  onHandedIn: (handedIn: T) => unknown
  onDiscard: (() => void) | undefined
}) {
  const t = useText(taskText)
  const format = useFormat()
  const { run, pending } = useAct()
  const { words, give, state, isMerged } = draft
  const find = filesOf(fileKey)
  const handIn = async () => {
    if (failed > 0) return toast.error(t.failedFiles(format.number(failed)))
    const work = async () => {
      await sender.settled(filesMs)
      const revision = await draft.flush()
      if (revision === undefined) throw noAnswer()
      return send(revision)
    }
    await run(work, { said: said ?? t.handedInNow, refresh: false, done: onHandedIn })
  }
  const known = useGivenFiles()
  const isRecording = (id: number) =>
    recordings !== undefined &&
    (find('recordings').sent(id) !== undefined || isSpoken(known.get(id)))
  const spoken = words.files.filter(isRecording)
  const others = words.files.filter((id) => !isRecording(id))
  const isEmpty = isBlank(words) && unsent === 0
  return (
    <AnswerFilesContext value={find}>
      <div className={css.form}>
        <TextArea
          label={t.words}
          rows={6}
          counter
          maxLength={answerMost}
          value={words.text}
          onChange={(text) => give({ text })}
        />
        <Suspense>
          {takesPhotos && (
            <AnswerPartContext value="photos">
              <Photos
                files={find('photos')}
                photos={words.photos}
                onPhotos={(photos) => give({ photos })}
              />
            </AnswerPartContext>
          )}
          {recordings && (
            <Recordings
              files={find('recordings')}
              given={spoken}
              most={recordings.most}
              mostSeconds={recordings.seconds}
              onSent={(id) => give({ files: [...new Set([...draft.latest().files, id])] })}
              onRemove={(id) => give({ files: words.files.filter((other) => other !== id) })}
            />
          )}
          {mostFiles > 0 && (
            <AnswerPartContext value="files">
              <section aria-label={t.files}>
                <FilesOf
                  files={find('files')}
                  mostFiles={mostFiles}
                  kinds={kinds}
                  given={others}
                  onGiven={(files) => give({ files: [...files, ...spoken] })}
                  {...(kinds === fileKinds && { hint: t.filesHint(format.number(mostFiles)) })}
                />
              </section>
            </AnswerPartContext>
          )}
        </Suspense>
        {isMerged && (
          <p className={css.merged} role="status">
            <Icon name="warning" size={18} />
            {merged ?? t.merged}
          </p>
        )}
        {pending && unsent > 0 && (
          <p className={css.note} role="status">
            {t.unsent(format.number(unsent))}
          </p>
        )}
        {lead}
        <div className={css.foot}>
          <Button
            variant="primary"
            pending={pending}
            disabled={isEmpty || isSame || state === 'refused'}
            onClick={() => void handIn()}
          >
            {isAgain ? t.handInAgain : t.handIn}
          </Button>
          {onDiscard && (
            <Button disabled={pending} onClick={onDiscard}>
              {isSame ? t.cancel : t.leave}
            </Button>
          )}
          <span className={css.state} data-state={state} role="status">
            {state && !isSame && t[state]}
          </span>
        </div>
      </div>
    </AnswerFilesContext>
  )
}
