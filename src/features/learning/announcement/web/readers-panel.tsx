import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { useList } from '#src/web/list/list-address.ts'
import { Pages } from '#src/web/list/results.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { announcementApi, type AnnouncementDetail, type AnnouncementReader } from '../contract.ts'
import { readerStates } from '../limits.ts'
import css from './announcement.module.css'
import { announcementText } from './text.ts'

/** Who has read an announcement and who has not, and the reminder of all who have not. */
export function ReadersPanel({
  of: found,
  list,
}: {
  of: AnnouncementDetail
  list: AnswerOf<typeof announcementApi.getReaders>
}) {
  const t = useText(announcementText)
  const format = useFormat()
  const address = useList(announcementApi.getReaders)
  const { act, pending } = useAct()
  const { announcementId, remindedAt, remindedLately, can } = found
  const { items, read, students } = list
  const state = address.values.state === 'read' ? 'read' : 'unread'
  const remind = () =>
    void act(
      announcementApi.remind,
      { announcementId, again: remindedLately },
      {
        ask: remindedLately
          ? { title: t.againTitle, text: t.againText, confirm: t.remind }
          : undefined,
        said: ({ reminded }) => t.remindDone(format.number(reminded)),
      },
    )
  const columns: Column<AnnouncementReader>[] = [
    { key: 'name', header: t.student, rowHeader: true, cell: ({ name }) => name },
    { key: 'number', header: t.number, short: true, cell: ({ number }) => number || '–' },
    {
      ...{ key: 'at', header: state === 'read' ? t.readAt : t.reminded, short: true },
      cell: ({ readAt, remindedAt: last }) => {
        const moment = state === 'read' ? readAt : last
        return moment === null ? '–' : <TimeAgo value={moment} />
      },
    },
  ]
  const counts = { unread: students - read, read }
  const empty = students === 0 ? t.noStudents : state === 'read' ? t.noneRead : t.noneUnread
  return (
    <Panel
      title={t.readers}
      lead={
        <>
          {t.readBy(format.number(read), format.number(students))}
          {remindedAt !== null && (
            <>
              {' · '}
              <TimeAgo value={remindedAt}>{(when) => t.remindedLast(when)}</TimeAgo>
            </>
          )}
        </>
      }
      actions={
        can.remind.may && (
          <Button icon="bell" pending={pending} onClick={remind}>
            {t.remind}
          </Button>
        )
      }
    >
      <Tabs
        label={t.tabs}
        tabs={readerStates.map((value) => ({
          to: address.href({ state: value }),
          ...{ label: t.state[value], current: value === state, count: counts[value] },
        }))}
      />
      {items.length === 0 ? (
        <p className={css.none}>{empty}</p>
      ) : (
        <DataTable
          caption={t.state[state]}
          columns={columns}
          rows={items}
          rowKey={({ userId }) => userId}
        />
      )}
      <Pages list={list} address={address} />
    </Panel>
  )
}
