import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { messageApi } from '../contract.ts'
import { unreadStore } from './live-store.ts'
import css from './messages.module.css'
import { messageText } from './text.ts'

/** What is done to all messages, of every kind. */
export function MessageActions({ unread, read }: { unread: number; read: number }) {
  const t = useText(messageText)
  const format = useFormat()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<'mark' | 'delete'>()

  async function run(what: 'mark' | 'delete', act: () => Promise<void>) {
    setBusy(what)
    try {
      await act()
      await revalidate()
    } catch {
      // The call has shown what went wrong.
    } finally {
      setBusy(undefined)
    }
  }

  const markAll = () =>
    run('mark', async () => {
      const { marked } = await api(messageApi.sendMessageMarkAllReads, {})
      unreadStore.set(0)
      toast.success(t.markedAll(format.number(marked)))
    })

  async function deleteRead() {
    const sure = await confirmDialog({
      title: t.deleteTitle(format.number(read)),
      text: t.deleteText,
      confirm: t.deleteVerb,
      danger: true,
    })
    if (!sure) return
    await run('delete', async () => {
      const { deleted } = await api(messageApi.sendMessageDeleteAllRead, {})
      toast.success(t.deleted(format.number(deleted)))
    })
  }

  return (
    <div className={css.actions}>
      <Button
        size="small"
        icon="check"
        disabled={unread === 0}
        pending={busy === 'mark'}
        onClick={() => void markAll()}
      >
        {t.markAll}
      </Button>
      <Button
        size="small"
        icon="trash"
        disabled={read === 0}
        pending={busy === 'delete'}
        onClick={() => void deleteRead()}
      >
        {t.deleteRead}
      </Button>
    </div>
  )
}
