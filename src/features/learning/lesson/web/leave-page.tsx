import { Suspense, useMemo, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { pageOf } from '#src/web/page.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { Button } from '#src/web/ui/button.tsx'
import { lessonApi } from '../contract.ts'
import { leaveStates } from '../limits.ts'
import css from './leave.module.css'
import { LeaveRow } from './leave-row.tsx'
import { leaveText } from './leave-text.ts'

const LeaveDialog = latePart(async () => ({
  default: (await import('./leave-dialog.tsx')).LeaveDialog,
}))
const RefuseDialog = latePart(async () => ({
  default: (await import('./refuse-dialog.tsx')).RefuseDialog,
}))

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const classId = Number(params['classId'])
  return api(lessonApi.getLeaves, readList(request, lessonApi.getLeaves, { classId }))
}

export const meta = pageMeta(leaveText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** Requests for leave: students ask, and those who look after the class decide. */
export default function LeavePage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(leaveText)
  const format = useFormat()
  const address = useList(lessonApi.getLeaves)
  const { act, pending } = useAct()
  const [asks, setAsks] = useState(false)
  const [refuses, setRefuses] = useState<number[]>()
  const { classId, role, items, files, waiting, can } = list
  const known = useMemo(() => byFileId(files), [files])
  const isStudent = role === 'student'
  const approve = (leaveIds?: number[]) =>
    void act(
      lessonApi.decideLeaves,
      { classId, approve: true, answer: '', ...(leaveIds && { leaveIds }) },
      {
        ...(!leaveIds && {
          ask: {
            title: t.approveAllTitle(format.number(waiting)),
            ...{ text: t.approveAllText, confirm: t.approveAll },
          },
        }),
        said: ({ decided }) => t.approvedSaid(decided, format.number(decided)),
      },
    )
  return (
    <ClassFrame
      head={list}
      current="attendance"
      actions={
        <>
          {isStudent && can.ask.may && (
            <Button variant="primary" icon="plus" onClick={() => setAsks(true)}>
              {t.ask}
            </Button>
          )}
          {!isStudent && can.decide.may && waiting > 1 && (
            <Button variant="primary" pending={pending} onClick={() => approve()}>
              {t.approveAll}
            </Button>
          )}
        </>
      }
    >
      {!isStudent && (list.total > 0 || address.filtered) && (
        <FilterBar
          address={address}
          label={t.requests}
          filters={[
            { kind: 'search', name: 'keyword', label: t.search },
            {
              ...{ kind: 'select', name: 'state', label: t.state, any: t.anyState },
              options: leaveStates.map((value) => ({ value, label: t.states[value] })),
            },
          ]}
        />
      )}
      <Results
        list={list}
        address={address}
        empty={{ title: t.empty, text: isStudent ? t.emptyOfStudent : t.emptyText }}
      >
        <GivenFilesContext value={known}>
          <ul className={css.rows} aria-label={t.requests}>
            {items.map((request) => (
              <LeaveRow
                key={request.leaveId}
                request={request}
                named={!isStudent}
                acts={
                  request.state === 'waiting' && (
                    <>
                      {isStudent && (
                        <Button
                          size="small"
                          pending={pending}
                          onClick={() =>
                            void act(
                              lessonApi.withdrawLeave,
                              { leaveId: request.leaveId },
                              {
                                ask: {
                                  title: t.withdrawTitle,
                                  ...{ text: t.withdrawText, confirm: t.withdraw },
                                },
                                said: t.withdrawn,
                              },
                            )
                          }
                        >
                          {t.withdraw}
                        </Button>
                      )}
                      {!isStudent && can.decide.may && (
                        <>
                          <Button
                            size="small"
                            variant="quiet"
                            pending={pending}
                            aria-label={t.refuseOne(request.person.name)}
                            onClick={() => setRefuses([request.leaveId])}
                          >
                            {t.refuse}
                          </Button>
                          <Button
                            size="small"
                            pending={pending}
                            aria-label={t.approveOne(request.person.name)}
                            onClick={() => approve([request.leaveId])}
                          >
                            {t.approve}
                          </Button>
                        </>
                      )}
                    </>
                  )
                }
              />
            ))}
          </ul>
        </GivenFilesContext>
      </Results>
      <Suspense>
        {asks && <LeaveDialog classId={classId} onClose={() => setAsks(false)} />}
        {refuses && (
          <RefuseDialog
            classId={classId}
            leaveIds={refuses}
            onClose={() => setRefuses(undefined)}
          />
        )}
      </Suspense>
    </ClassFrame>
  )
}
