import { useState } from 'react'
import { type Locale, pick } from '#src/shared/locale.ts'
import notes from '#src/web/back-office/notes.module.css'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { preloadDialog } from '#src/web/ui/dialog.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import { type OutboxItem, OutboxMessage } from './outbox-message.tsx'
import { outboxText } from './outbox-text.ts'
import css from './outbox.module.css'

const tones: Record<OutboxItem['status'], Tone> = {
  waiting: 'action',
  sent: 'success',
  failed: 'danger',
  kept: 'warning',
}

type Words = typeof outboxText.zh

/** Messages, newest first; one opens in a dialog, at first the `linked` one. */
export function OutboxList({
  items,
  linked,
}: {
  items: readonly OutboxItem[]
  linked: number | null
}) {
  const t = useText(outboxText)
  const format = useFormat()
  const [opened, setOpened] = useState<number | null>(linked)
  return (
    <>
      <DataTable
        dense
        caption={t.title}
        rows={items}
        rowKey={(item) => item.messageId}
        columns={columnsOf(t, useLocale(), {
          format,
          open: ({ messageId }) => setOpened(messageId),
        })}
      />
      {opened && <OutboxMessage key={opened} messageId={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

const columnsOf = (
  t: Words,
  locale: Locale,
  { format, open }: { format: ReturnType<typeof useFormat>; open: (item: OutboxItem) => void },
): Column<OutboxItem>[] => [
  {
    key: 'to',
    header: t.receiver,
    rowHeader: true,
    cell: (item) => <span className={css.receiver}>{item.to}</span>,
  },
  {
    key: 'message',
    header: t.message,
    cell: ({ name }) => pick(name, locale),
  },
  { key: 'channel', header: t.channel, cell: (item) => t[item.channel] },
  {
    key: 'status',
    header: t.status,
    cell: ({ status }) => <Tag tone={tones[status]}>{t[status]}</Tag>,
  },
  {
    key: 'created',
    header: t.created,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className={notes.when}>
        {format.dateTime(createdAt)}
      </time>
    ),
  },
  {
    key: 'open',
    header: t.open,
    cell: (item) => (
      <Button
        size="small"
        aria-label={t.openNamed(item.to)}
        onPointerEnter={preloadDialog}
        onClick={() => open(item)}
      >
        {t.open}
      </Button>
    ),
  },
]
