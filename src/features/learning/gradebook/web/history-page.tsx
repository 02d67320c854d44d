import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { EmptyResults, Pages } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { gradebookApi } from '../contract.ts'
import { gradebookPaths } from '../paths.ts'
import { EventList } from './event-list.tsx'
import { historyText } from './history-text.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const classId = Number(params['classId'])
  return api(gradebookApi.getHistory, readList(request, gradebookApi.getHistory, { classId }))
}

export const meta = pageMeta(historyText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** What has changed in a gradebook, for those who look after the class. */
export default function GradeHistoryPage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(historyText)
  const address = useList(gradebookApi.getHistory)
  return (
    <ClassFrame
      head={list}
      current="gradebook"
      actions={
        <ButtonLink icon="arrow-left" to={gradebookPaths.gradebook(list.classId)}>
          {t.back}
        </ButtonLink>
      }
    >
      {list.items.length === 0 ? (
        <EmptyResults list={list} address={address} empty={{ title: t.empty }} />
      ) : (
        <Panel title={t.heading}>
          <EventList events={list.items} />
        </Panel>
      )}
      <Pages list={list} address={address} />
    </ClassFrame>
  )
}
