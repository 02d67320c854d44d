import { useEffect, useRef } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import type { ListAddress, NameOf } from '#src/web/list/list-address.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Steps } from '#src/web/ui/steps.tsx'
import { useNamedKeys } from '#src/web/use-keys.ts'
import { namesText } from '#src/features/learning/class/web/names-text.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { goodWorkPaths } from '#src/features/learning/good-work/paths.ts'
import { gradebookPaths } from '#src/features/learning/gradebook/paths.ts'
import type { homeworkApi } from '../contract.ts'
import type { OpenWork, Works } from '../marking-api.ts'
import type { WorkRow } from '../schemas.ts'
import { homeworkPaths } from '../paths.ts'
import { AboutHomework } from './about-homework.tsx'
import { HandIns } from './hand-ins.tsx'
import { goodText } from './good-text.ts'
import { GroupPanel } from './group-panel.tsx'
import { groupsText } from './groups-text.ts'
import css from './homework.module.css'
import { MarkPanel } from './mark-panel.tsx'
import { QuizAttempts } from './quiz-attempts.tsx'
import { useAnnotations } from './use-annotations.ts'
import { WorkTags } from './works-table.tsx'
import { worksText } from './works-text.ts'

/** One work, large, with its mark beside it. The works of the list follow one after the other, by keys too. */
export function MarkingView({
  list,
  open,
  address,
}: {
  list: Works
  open: OpenWork
  address: ListAddress<NameOf<typeof homeworkApi.getWorks>>
}) {
  const t = useText(worksText)
  const inGroups = useText(groupsText)
  const good = useText(goodText)
  const { group: groupName } = useText(namesText)
  const format = useFormat()
  const go = useGo()
  const head = useRef<HTMLHeadingElement>(null)
  const { items, page, pages, homework, classId } = list
  const { work, handIns, given, redo } = open
  const annotations = useAnnotations(open)
  const { userId } = work.student
  const isGroup = open.group !== null && work.group !== null
  const name = isGroup ? groupName(work.group ?? '') : work.student.name
  const ids = items.filter(isNext(items, work)).map(({ student }) => student.userId)
  const at = ids.indexOf(userId)
  const hrefOf = (to: number | null) => address.href({ work: to, page })
  const next = ids[at + 1]
  const previous = at > 0 ? ids[at - 1] : undefined
  const move = (to: number | undefined) => to !== undefined && void go(hrefOf(to))
  useNamedKeys({
    ArrowRight: () => move(next),
    ArrowLeft: () => move(previous),
  })
  // The next work is read from its beginning.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with each work
  useEffect(() => head.current?.focus(), [userId])
  const after =
    next === undefined
      ? address.href({ work: null, page: page < pages ? page + 1 : null })
      : hrefOf(next)
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            { label: list.name, to: classPaths.class(classId) },
            { label: t.homework, to: homeworkPaths.list(classId) },
            { label: homework.title, to: hrefOf(null) },
            { label: name },
          ]}
        />
      }
      title={
        <span ref={head} tabIndex={-1} className={css.name}>
          {name}
        </span>
      }
      lead={
        <span className={css.tags}>
          {!isGroup && work.number !== '' && <span>{work.number}</span>}
          <WorkTags row={work} />
          {redo && work.state === 'redo' && <span>{t.redo(format.dateTime(redo.dueAt))}</span>}
        </span>
      }
      actions={
        <nav className={css.around} aria-label={t.list}>
          <ButtonLink icon="arrow-left" to={hrefOf(null)}>
            {t.toList}
          </ButtonLink>
          {!open.nameless && (
            <ButtonLink icon="user" to={gradebookPaths.student(classId, userId)}>
              {t.report}
            </ButtonLink>
          )}
          {work.released && open.can.set.may && !open.quiz && work.handIns > 0 && (
            <ButtonLink icon="star" to={goodWorkPaths.propose(classId, open.homeworkId, userId)}>
              {good.propose}
            </ButtonLink>
          )}
          <Steps
            labels={t}
            place={at < 0 ? null : t.place(format.number(at + 1), format.number(ids.length))}
            onPrevious={previous === undefined ? undefined : () => move(previous)}
            onNext={next === undefined ? undefined : () => move(next)}
          />
        </nav>
      }
    >
      <div className={css.columns}>
        <section className={css.stack} aria-label={t.work}>
          <GroupPanel open={open} />
          {open.quiz && (
            <QuizAttempts classId={classId} head={list.quiz} open={open} quiz={open.quiz} />
          )}
          {!open.quiz && handIns.length === 0 && (
            <p className={css.muted}>{open.group ? inGroups.nothing : t.nothing}</p>
          )}
          <HandIns
            handIns={handIns}
            given={given}
            large
            key={userId}
            pdfOf={{ homeworkId: open.homeworkId, userId }}
            annotated={{
              ...{ drawn: open.annotations, title: name, nameless: open.nameless },
              of: (handIn) => ({
                get: (...of) => annotations.get(handIn, ...of),
                set: open.can.mark.may ? (...of) => annotations.set(handIn, ...of) : undefined,
                state: annotations.stateOf(handIn),
              }),
            }}
          />
          {(open.body !== '' || open.attachments.length > 0) && (
            <details className={css.earlier}>
              <summary>{t.about}</summary>
              <AboutHomework about={{ ...open, criteria: [] }} />
            </details>
          )}
        </section>
        <MarkPanel
          // A work that was handed in again, or marked by somebody else, is another one.
          key={`${userId} ${work.handIns}`}
          open={open}
          dueAt={homework.dueAt}
          onMove={(by) => move(by === 1 ? next : previous)}
          onSaved={() => void go(after)}
        />
      </div>
    </Page>
  )
}

/** The work of a group stands once among those that follow each other: as that of the open member, else of the first. */
const isNext =
  (items: readonly WorkRow[], open: WorkRow) =>
  (row: WorkRow): boolean => {
    if (row.sharedId === null || row.student.userId === open.student.userId) return true
    if (row.sharedId === open.sharedId) {
      return (
        !items.some(({ student }) => student.userId === open.student.userId) && isFirst(items, row)
      )
    }
    return isFirst(items, row)
  }

const isFirst = (items: readonly WorkRow[], row: WorkRow): boolean =>
  items.find(({ sharedId }) => sharedId === row.sharedId) === row
