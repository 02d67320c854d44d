import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { messageApi } from '../contract.ts'
import { unreadStore } from './live-store.ts'
import css from './messages.module.css'
import { messageText } from './text.ts'

/** Actions on all messages, whatever the filters. */
export function MessageActions({ unread, read }: { unread: number; read: number }) {
  const t = useText(messageText)
  const format = useFormat()
  const marking = useAct()
  const deleting = useAct()

  const markAll = () =>
    marking.act(
      messageApi.sendMessageMarkAllReads,
      {},
      {
        done: () => unreadStore.set(0),
        said: ({ marked }) => t.markedAll(format.number(marked)),
      },
    )
  const deleteRead = () =>
    deleting.act(
      messageApi.sendMessageDeleteAllRead,
      {},
      {
        ask: {
          ...{ title: t.deleteTitle(format.number(read)), text: t.deleteText },
          ...{ confirm: t.deleteVerb, danger: true },
        },
        verb: 'delete',
        said: ({ deleted }) => t.deleted(format.number(deleted)),
      },
    )

  return (
    <div className={css.actions}>
      <Button
        size="small"
        icon="check"
        disabled={unread === 0}
        pending={marking.pending}
        onClick={() => void markAll()}
      >
        {t.markAll}
      </Button>
      <Button
        size="small"
        icon="trash"
        disabled={read === 0}
        pending={deleting.pending}
        onClick={() => void deleteRead()}
      >
        {t.deleteRead}
      </Button>
    </div>
  )
}
