import { outboxApi } from '#src/features/office/outbox/contract.ts'
import { useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { preloadDialog } from '#src/web/ui/dialog.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import { OutboxMessage } from './outbox-message.tsx'
import { recordsText } from '#src/features/office/audit/web/text.ts'
import { templateText } from './template-text.ts'
import css from '#src/features/office/audit/web/records.module.css'

export type OutboxItem = AnswerOf<typeof outboxApi.getOutbox>['items'][number]

const tones: Record<OutboxItem['status'], Tone> = {
  waiting: 'action',
  sent: 'success',
  failed: 'danger',
  kept: 'warning',
}

type Words = typeof recordsText.zh

/** Messages, newest first; one opens in a dialog. */
export function OutboxList({ items }: { items: readonly OutboxItem[] }) {
  const t = useText(recordsText)
  const templates = useText(templateText)
  const format = useFormat()
  const [opened, setOpened] = useState<OutboxItem | null>(null)
  return (
    <>
      <DataTable
        dense
        caption={t.outboxTitle}
        rows={items}
        rowKey={(item) => item.messageId}
        columns={columnsOf(t, templates, { format, open: setOpened })}
      />
      {opened && (
        <OutboxMessage key={opened.messageId} item={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

const columnsOf = (
  t: Words,
  templates: Record<string, string>,
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
    cell: (item) => templates[item.template] ?? <code>{item.template}</code>,
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
      <time dateTime={createdAt} className={css.when}>
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
