import { useAct } from '#src/web/act/use-act.ts'
import { pick } from '#src/shared/locale.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { undoDays } from '../bulk-api.ts'
import { bankApi } from '../contract.ts'
import { bankPaths } from '../paths.ts'
import type { Question } from '../shapes.ts'
import css from './bank.module.css'
import { questionPageText } from './question-page-text.ts'
import { offersDelete } from './offers-delete.ts'
import { undoMs } from './use-bulk.ts'

/** The acts that a person may do with a whole question, besides editing it. */
export function QuestionActs({ question }: { question: Question }) {
  const t = useText(questionPageText)
  const format = useFormat()
  const locale = useLocale()
  const go = useGo()
  const { act, pending } = useAct()
  const { questionId, folder, status, owner, can } = question
  const chosen = { questionIds: [questionId] }

  const copy = () =>
    act(
      bankApi.copyQuestion,
      { questionId, folderId: owner === null ? (folder?.folderId ?? null) : null },
      {
        said: t.copied,
        refresh: false,
        done: (made) => go(bankPaths.question(made.questionId)),
      },
    )
  const setStatus = (to: 'ready' | 'retired') =>
    act(
      bankApi.setStatus,
      { chosen, status: to },
      { said: to === 'ready' ? t.unretiredDone : t.retiredDone },
    )
  const remove = () => {
    // A question in use is refused without a confirmation first.
    if (can.delete.why) return toast.error(pick(can.delete.why, locale))
    void act(
      bankApi.deleteQuestions,
      { chosen },
      {
        ask: {
          title: t.deleteTitle,
          text: t.deleteText(format.number(undoDays)),
          confirm: t.delete,
          danger: true,
        },
        verb: 'delete',
        refresh: false,
        async done({ undoId }) {
          await go(folder ? bankPaths.folder(folder.folderId) : bankPaths.bank())
          const back = undoId !== null && {
            label: t.undo,
            onOpen: () => void act(bankApi.undo, { undoId }, { said: t.undone }),
          }
          toast.success(t.deleted, undoMs, back || undefined)
        },
      },
    )
  }
  const more = [
    ...(can.edit.may && status !== 'draft'
      ? [
          status === 'retired'
            ? {
                key: 'unretire',
                label: t.unretire,
                icon: 'undo' as const,
                onSelect: () => void setStatus('ready'),
              }
            : {
                key: 'retire',
                label: t.retire,
                icon: 'minus' as const,
                onSelect: () => void setStatus('retired'),
              },
        ]
      : []),
    ...(offersDelete(question)
      ? [
          {
            key: 'delete',
            label: t.delete,
            icon: 'trash' as const,
            onSelect: remove,
          },
        ]
      : []),
  ]
  return (
    <>
      <Button icon="note" pending={pending} onClick={() => void copy()}>
        {t.copy}
      </Button>
      {more.length > 0 && (
        <Menu
          trigger={
            <>
              <Icon name="more" />
              {t.more}
            </>
          }
          align="end"
          className={css.acts}
          items={more}
        />
      )}
    </>
  )
}
