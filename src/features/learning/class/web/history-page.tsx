import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { EmptyResults, Pages } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Panel } from '#src/web/ui/panel.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { classApi, type ClassEvent } from '../contract.ts'
import { readSemester, schoolYear } from '../semester.ts'
import { ClassFrame } from './class-frame.tsx'
import css from './class.module.css'
import { historyText } from './history-text.ts'
import { namesText } from './names-text.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const classId = Number(params['classId'])
  return api(classApi.getHistory, readList(request, classApi.getHistory, { classId }))
}

export const meta = pageMeta(historyText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** What has changed in a class, for its teachers. */
export default function HistoryPage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(historyText)
  const address = useList(classApi.getHistory)
  return (
    <ClassFrame head={list} current="history">
      {list.items.length === 0 ? (
        <EmptyResults list={list} address={address} empty={{ title: t.empty }} />
      ) : (
        <Panel title={t.list} titleHidden>
          <ol className={css.events}>
            {list.items.map((event) => (
              <li key={event.eventId}>
                <Sentence event={event} />
                <span className={css.muted}>
                  <TimeAgo value={event.at} />
                </span>
              </li>
            ))}
          </ol>
        </Panel>
      )}
      <Pages list={list} address={address} />
    </ClassFrame>
  )
}

function Sentence({ event }: { event: ClassEvent }) {
  const t = useText(historyText)
  const names = useText(namesText)
  const format = useFormat()
  const { kind, actor, subject, from, to, name, role, count } = event
  const semester = (written: string) => {
    const read = readSemester(written)
    return names.semesterOf(schoolYear(read.yearFrom), names.semesters[read.semester])
  }
  const sentence = t.sentences[kind]({
    actor: actor?.name ?? t.nobody,
    subject: subject?.person?.name ?? t.nobody,
    ...(kind === 'moved' ? { from: semester(from), to: semester(to) } : { from, to }),
    ...{ name, count: format.number(count) },
    role: role ? t.inSentence[role] : '',
  })
  return <span>{sentence}</span>
}
