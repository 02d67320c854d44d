import { useState } from 'react'
import { draftApi } from '#src/features/content/draft/contract.ts'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Skeleton } from '#src/web/ui/skeleton.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { authoringApi } from '../contract.ts'
import css from './pull.module.css'
import { PullEntries } from './pull-entries.tsx'
import { pullText } from './pull-text.ts'
import { TextbookChoice } from './textbook-choice.tsx'

type Pull = AnswerOf<typeof authoringApi.getPull>

interface Props {
  courseId: number
  /** The draft of the course, in which an undo is an act. */
  draft: DraftStore
  /** The textbook, where it is chosen already. */
  textbookId?: number
  onClose: () => void
}

/** Shows what a textbook has changed, and takes over what the teacher chooses. Without a textbook it is chosen first. */
export function PullDialog({ courseId, draft, textbookId: given, onClose }: Props) {
  const t = useText(pullText)
  const [textbookId, setTextbookId] = useState(given)
  const pull = useLoad(authoringApi.getPull, {
    courseId,
    ...(textbookId !== undefined && { textbookId }),
  })
  if (pull.data?.textbook) {
    const key = `${pull.data.textbook.textbookId}`
    return <Entries key={key} pull={pull.data} {...{ courseId, draft, onClose }} />
  }
  return (
    <Dialog open title={t.titleFirst} width={720} onClose={onClose}>
      {pull.failed ? (
        <div role="alert" className={css.pull}>
          <p>{t.failed}</p>
          <Button icon="refresh" onClick={pull.retry}>
            {t.again}
          </Button>
        </div>
      ) : pull.data ? (
        <TextbookChoice onChoose={(book) => setTextbookId(book.textbookId)} />
      ) : (
        <Skeleton height={240} />
      )}
    </Dialog>
  )
}

function Entries({ pull, courseId, draft, onClose }: Props & { pull: Pull }) {
  const t = useText(pullText)
  const format = useFormat()
  const isEnglish = useLocale() === 'en-US'
  const { act, pending } = useAct()
  const { entries, isFirst } = pull
  const { textbookId, name } = pull.textbook!
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(entries.flatMap(({ id, take }) => (take ? [id] : []))),
  )
  const title = isEnglish ? name.en : name.zh
  const count = format.number(entries.length)
  const undo = async ({ draftId, stateId }: { draftId: number; stateId: number }) => {
    const { differences } = await api(draftApi.getState, { draftId, stateId })
    const changes = differences.map(({ key, before }) => ({ key, field: '', value: before }))
    draft.act(changes, { kind: 'restore' })
  }
  const take = () =>
    void act(
      authoringApi.pull,
      { courseId, textbookId, take: [...taken] },
      {
        done({ draftId, stateId, changed }) {
          onClose()
          toast.show('success', t.done(format.number(changed)), 10_000, {
            label: t.undo,
            onOpen: () => stateId !== null && void undo({ draftId, stateId }),
          })
        },
      },
    )
  const chosen = format.number(taken.size)
  return (
    <Dialog
      open
      title={isFirst ? t.titleFirst : t.title}
      width={760}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          {entries.length > 0 && (
            <Button variant="primary" pending={pending} disabled={taken.size === 0} onClick={take}>
              {isFirst ? t.takeFirst(chosen) : t.take(chosen)}
            </Button>
          )}
        </>
      }
    >
      <div className={css.pull}>
        <p className={css.lead}>
          {entries.length === 0
            ? t.unchanged
            : isFirst
              ? t.leadFirst(count, title)
              : t.lead(count, title)}
        </p>
        {entries.length > 0 && (
          <>
            <PullEntries {...{ entries, taken }} onTaken={setTaken} />
            <p className={css.muted}>{t.note}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}
