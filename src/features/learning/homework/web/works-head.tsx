import { Suspense, useState } from 'react'
import { saveFile } from '#src/features/learning/analysis/web/save-file.ts'
import { invigilationPaths } from '#src/features/learning/invigilation/paths.ts'
import { peerPaths } from '#src/features/learning/peer/paths.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import type { ListAddress, NameOf } from '#src/web/list/list-address.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { homeworkApi } from '../contract.ts'
import type { Works } from '../marking-api.ts'
import { homeworkPaths } from '../paths.ts'
import { attemptsText } from './attempts-text.ts'
import { filesText } from './files-text.ts'
import { groupsText } from './groups-text.ts'
import css from './homework.module.css'
import { worksText } from './works-text.ts'

const ImportDialog = latePart(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDialog,
}))
const PackDialog = latePart(async () => ({
  default: (await import('./export-dialog.tsx')).PackDialog,
}))
const CopyDialog = latePart(async () => ({
  default: (await import('./copy-dialog.tsx')).CopyDialog,
}))

type Open = 'import' | 'copy' | 'zip' | null

/** What homework is, and the acts on all its works. */
export function WorksHead({
  list,
  address,
}: {
  list: Works
  address: ListAddress<NameOf<typeof homeworkApi.getWorks>>
}) {
  const t = useText(worksText)
  const q = useText(attemptsText)
  const files = useText(filesText)
  const inGroups = useText(groupsText)
  const format = useFormat()
  const go = useGo()
  const { act, run, pending } = useAct()
  const [open, setOpen] = useState<Open>(null)
  const { homework, quiz, classId, counts, can, unreleased, reminded, items, copyTo } = list
  const { homeworkId, title, dueAt, closesAt, fullMark } = homework
  const isPublished = homework.state === 'published'
  const release = () =>
    void act(
      homeworkApi.release,
      { homeworkId },
      {
        ask: {
          ...{ title: t.releaseTitle(format.number(unreleased)), text: t.releaseText },
          confirm: t.release,
        },
        said: ({ count }) => t.releasedNow(format.number(count)),
      },
    )
  const remind = () =>
    void act(
      homeworkApi.remind,
      { homeworkId },
      {
        ask: {
          ...{ title: t.remindTitle(format.number(counts.missing)), text: t.remindText },
          confirm: t.remind,
        },
        said: ({ count }) => t.remindedNow(format.number(count)),
      },
    )
  const first = quiz ? undefined : items.find(({ state }) => state === 'waiting')
  const toMark = quiz?.can.markAnswers.may ? quiz.toMark : 0
  const entries = [
    ...(can.set.may
      ? [
          {
            ...{ key: 'edit', label: t.edit, icon: 'edit' as const },
            to: homeworkPaths.edit(classId, homeworkId),
          },
        ]
      : []),
    ...(quiz || homework.inGroups
      ? []
      : [
          {
            ...{ key: 'peers', label: t.peers, icon: 'users' as const },
            to: peerPaths.round(classId, homeworkId),
          },
        ]),
    ...(quiz
      ? []
      : [
          {
            ...{ key: 'zip', label: files.exportWorks, icon: 'download' as const },
            onSelect: () => setOpen('zip'),
          },
        ]),
    ...(quiz?.can.teach.may
      ? [
          {
            ...{ key: 'analysis', label: q.analysis, icon: 'outline' as const },
            to: invigilationPaths.analysis(quiz.quizId),
          },
          {
            ...{ key: 'remarking', label: q.remarking, icon: 'refresh' as const },
            to: invigilationPaths.remarking(quiz.quizId),
          },
        ]
      : []),
    {
      ...{ key: 'xlsx', label: t.exportMarks, icon: 'download' as const },
      onSelect: () =>
        void run(async () => saveFile(await api(homeworkApi.getMarks, { homeworkId })), {
          refresh: false,
        }),
    },
    ...(can.mark.may && fullMark !== null && !quiz
      ? [
          {
            ...{ key: 'import', label: files.importMarks, icon: 'upload' as const },
            onSelect: () => setOpen('import'),
          },
        ]
      : []),
    ...(can.similar.may && !quiz && counts.all > counts.missing
      ? [
          {
            ...{ key: 'similar', label: t.similar, icon: 'search' as const },
            to: homeworkPaths.similar(classId, homeworkId),
          },
        ]
      : []),
    ...(copyTo.length > 0
      ? [
          {
            ...{ key: 'copy', label: t.copy, icon: 'copy' as const },
            onSelect: () => setOpen('copy'),
          },
        ]
      : []),
    ...(can.set.may && isPublished
      ? [
          {
            ...{ key: 'withdraw', label: t.withdraw, icon: 'eye-off' as const },
            onSelect: () =>
              void act(
                homeworkApi.withdraw,
                { homeworkId },
                {
                  ask: { title: t.withdrawTitle, text: t.withdrawText, confirm: t.withdraw },
                  said: t.withdrawn,
                },
              ),
          },
        ]
      : []),
    ...(can.set.may
      ? [
          {
            ...{ key: 'delete', label: t.delete, icon: 'trash' as const },
            onSelect: () =>
              void act(
                homeworkApi.delete,
                { homeworkId },
                {
                  ask: {
                    ...{ title: t.deleteTitle(title), text: t.deleteText, confirm: t.delete },
                    danger: true,
                  },
                  ...{ said: t.deleted, verb: 'delete', refresh: false },
                  done: () => go(homeworkPaths.list(classId)),
                },
              ),
          },
        ]
      : []),
  ]
  return (
    <>
      <Panel
        title={title}
        actions={<Menu label={t.more} align="end" items={entries} />}
        lead={
          <span className={css.tags}>
            {quiz && <Tag>{t.quiz}</Tag>}
            {homework.inGroups && <Tag>{inGroups.inGroups}</Tag>}
            {!isPublished && <Tag>{t.homeworkStates[homework.state]}</Tag>}
            <span>{t.dueAt(format.dateTime(dueAt))}</span>
            {closesAt !== dueAt && <span>{t.lateUntil(format.dateTime(closesAt))}</span>}
          </span>
        }
      >
        <div className={css.stack}>
          {!isPublished && (
            <div className={css.foot}>
              <span>{t.notPublished}</span>
              {can.set.may && (
                <ButtonLink to={homeworkPaths.edit(classId, homeworkId)}>{t.publishNow}</ButtonLink>
              )}
            </div>
          )}
          {list.alone > 0 && isPublished && (
            <p className={css.muted}>{inGroups.aloneCount(format.number(list.alone))}</p>
          )}
          {homework.nameless && <p className={css.muted}>{t.nameless}</p>}
          {can.mark.may && (
            <div className={css.foot}>
              {first && (
                <ButtonLink
                  variant="primary"
                  to={address.href({ work: first.student.userId, page: list.page })}
                >
                  {t.startMarking}
                </ButtonLink>
              )}
              {quiz && toMark > 0 && (
                <ButtonLink variant="primary" to={invigilationPaths.marking(quiz.quizId)}>
                  {q.markAnswers(format.number(toMark))}
                </ButtonLink>
              )}
              {unreleased > 0 && can.release.may && (
                <Button
                  variant={first || toMark > 0 ? 'secondary' : 'primary'}
                  disabled={pending}
                  onClick={release}
                >
                  {t.release}
                </Button>
              )}
              {counts.missing > 0 && (
                <Button icon="bell" disabled={pending} onClick={remind}>
                  {t.remind}
                </Button>
              )}
              {unreleased > 0 && (
                <span className={css.muted}>{t.releaseHint(format.number(unreleased))}</span>
              )}
            </div>
          )}
          {reminded && (
            <p className={css.muted}>
              <TimeAgo value={reminded.at}>
                {(when) =>
                  t.reminded(reminded.by ?? t.someone, when, format.number(reminded.count))
                }
              </TimeAgo>
            </p>
          )}
        </div>
      </Panel>
      <Suspense>
        {open === 'import' && (
          <ImportDialog homeworkId={homeworkId} onClose={() => setOpen(null)} />
        )}
        {open === 'copy' && (
          <CopyDialog homeworkId={homeworkId} classes={copyTo} onClose={() => setOpen(null)} />
        )}
        {open === 'zip' && <PackDialog homeworkId={homeworkId} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}
