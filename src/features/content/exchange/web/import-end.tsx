import type { ReactNode } from 'react'
import { paperPaths } from '../../paper/paths.ts'
import { bankPaths } from '../../bank/paths.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { exchangeApi } from '../contract.ts'
import { exchangePaths } from '../paths.ts'
import css from './import.module.css'
import { reviewText } from './import-text.ts'
import { noteSentence, notesText } from './notes-text.ts'

export type Found = AnswerOf<typeof exchangeApi.getImport>

/** An import that is being read, could not be read, was taken over or undone. */
export function ImportEnd({ found }: { found: Found }) {
  const t = useText(reviewText)
  const format = useFormat()
  const again = (
    <ButtonLink variant="primary" to={exchangePaths.imports()}>
      {t.again}
    </ButtonLink>
  )
  if (found.state === 'reading') {
    return (
      <Panel>
        <div className={css.reading} role="status">
          <p>{t.reading}</p>
          <progress aria-label={t.reading} />
          <p className={css.hint}>{t.readingLead}</p>
        </div>
      </Panel>
    )
  }
  if (found.state === 'failed') {
    return <Failed found={found} action={again} />
  }
  if (found.state === 'undone') {
    return <EmptyState level={2} title={t.undoneLead} action={again} />
  }
  return (
    <EmptyState
      level={2}
      title={t.taken(format.number(found.kept))}
      text={t.takenLead}
      action={<TakenActs found={found} />}
    />
  )
}

function Failed({ found, action }: { found: Found; action: ReactNode }) {
  const t = useText(reviewText)
  const { notes } = useText(notesText)
  return (
    <EmptyState
      level={2}
      picture="error"
      title={t.failedTitle}
      text={found.failure && noteSentence(notes, found.failure)}
      action={action}
    />
  )
}

/** The acts on an import that was taken over. */
function TakenActs({ found }: { found: Found }) {
  const t = useText(reviewText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { importId, paperId, kept, can } = found
  const undo = () =>
    void act(
      exchangeApi.undoImport,
      { importId },
      {
        ask: {
          title: t.undoAsk,
          text: t.undoText(format.number(kept)),
          confirm: t.undo,
          danger: true,
        },
        said: ({ questions }) => t.undone(format.number(questions)),
      },
    )
  return (
    <div className={css.acts}>
      {paperId !== null && (
        <ButtonLink variant="primary" to={paperPaths.paper(paperId)}>
          {t.toPaper}
        </ButtonLink>
      )}
      <ButtonLink variant={paperId === null ? 'primary' : 'secondary'} to={bankPaths.bank()}>
        {t.toBank}
      </ButtonLink>
      {can.undo.may && (
        <Button icon="undo" pending={pending} onClick={undo}>
          {t.undo}
        </Button>
      )}
    </div>
  )
}
