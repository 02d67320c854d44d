import { Suspense, useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import cards from '#src/features/learning/announcement/web/announcement.module.css'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { EmptyResults, Pages } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { quietly } from '#src/web/quietly.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { useStale } from '#src/web/stale.ts'
import { Button } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { discussionApi } from '../contract.ts'
import { topicFilters, topicSorts } from '../limits.ts'
import { listTopic } from '../live-topics.ts'
import css from './discussion.module.css'
import { FoundComments } from './found-comments.tsx'
import { LateTopicDialog } from './late-topic-dialog.ts'
import { discussionText } from './text.ts'
import { TopicItem } from './topic-item.tsx'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const classId = Number(params['classId'])
  return api(discussionApi.getTopics, readList(request, discussionApi.getTopics, { classId }))
}

export const meta = pageMeta(discussionText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** The topics of a class. New ones and new replies appear without a reload. */
export default function TopicsPage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(discussionText)
  const address = useList(discussionApi.getTopics)
  const refresh = useRefresh()
  const [starts, setStarts] = useState(false)
  const { classId, items, isOff, can } = list
  useStale(listTopic(classId), () => void refresh())
  // Runs whenever the list is read, so that topics which have arrived meanwhile count as seen.
  useEffect(() => {
    if (list.state === 'archived' || list.isOff) return
    const seen = { classId: list.classId }
    void quietly(api(discussionApi.setSeen, seen, { quiet: true, background: true }))
  }, [list])
  const isOnlyInComments = list.total === 0 && list.comments.total > 0
  const isNone = list.total === 0 && !address.filtered
  const start = can.write.may && (
    <Button icon="plus" variant="primary" onClick={() => setStarts(true)}>
      {t.start}
    </Button>
  )
  return (
    <ClassFrame
      head={list}
      current="discussion"
      actions={
        <>
          {can.setOff.may && <OffSwitch classId={classId} isOff={isOff} />}
          {!isNone && start}
        </>
      }
    >
      {isOff && list.role !== 'student' && <p className={css.note}>{t.offNote}</p>}
      {isOff && list.role === 'student' ? (
        <EmptyState picture="message" title={t.off} text={t.offText} />
      ) : (
        <>
          {!isNone && (
            <FilterBar
              address={address}
              label={t.list}
              filters={[
                { kind: 'search', name: 'keyword', label: t.search, maxLength: 60 },
                {
                  ...{ kind: 'select', name: 'filter', label: t.filter },
                  options: topicFilters.map((value) => ({ value, label: t.filters[value] })),
                },
                {
                  ...{ kind: 'select', name: 'sort', label: t.sort },
                  options: topicSorts.map((value) => ({ value, label: t.sorts[value] })),
                },
              ]}
            />
          )}
          {isOnlyInComments ? null : items.length === 0 ? (
            <EmptyResults
              list={list}
              address={address}
              empty={{
                ...{ title: t.empty, text: can.write.may ? t.emptyText : t.emptyReader },
                ...{ picture: 'message', action: start },
              }}
            />
          ) : (
            <ul className={cards.list} aria-label={t.list}>
              {items.map((row) => (
                <TopicItem key={row.topicId} row={row} classId={classId} />
              ))}
            </ul>
          )}
          <Pages list={list} address={address} />
          <FoundComments found={list.comments} classId={classId} />
        </>
      )}
      <Suspense>
        {starts && <LateTopicDialog classId={classId} onClose={() => setStarts(false)} />}
      </Suspense>
    </ClassFrame>
  )
}

/** Switches the discussion of the class off, after a question, and on again. */
function OffSwitch({ classId, isOff }: { classId: number; isOff: boolean }) {
  const t = useText(discussionText)
  const { act, pending } = useAct()
  const change = () =>
    void act(
      discussionApi.setOff,
      { classId, off: !isOff },
      {
        ask: isOff
          ? undefined
          : { title: t.switchOffTitle, text: t.switchOffText, confirm: t.switchOff },
        said: isOff ? t.isOn : t.isOff,
      },
    )
  return (
    <Button pending={pending} onClick={change} variant={isOff ? 'primary' : 'secondary'}>
      {isOff ? t.switchOn : t.switchOff}
    </Button>
  )
}
